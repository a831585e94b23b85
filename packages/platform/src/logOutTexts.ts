import { defineTexts } from './texts';

export const logOutTexts = defineTexts({ id: 'logOut', contract: { question: 'Are you sure you want to log out?' } });
