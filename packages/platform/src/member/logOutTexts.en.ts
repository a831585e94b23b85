import type { logOutTexts } from './logOutTexts';
import type { Translation } from '../languages/texts';

export const logOut: Translation<typeof logOutTexts> = { question: 'Are you sure you want to log out?' };
