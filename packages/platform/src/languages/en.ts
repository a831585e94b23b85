import type { logOutTexts } from '../logOutTexts';
import type { partTexts } from '../partTexts';
import type { Translation } from '../texts';

export const part: Translation<typeof partTexts> = { missing: 'This did not load. Check your connection and try again.' };

export const logOut: Translation<typeof logOutTexts> = { question: 'Are you sure you want to log out?' };
