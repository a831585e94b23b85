import { defineTexts } from '../languages/texts';

export const logOutTexts = defineTexts({ id: 'logOut', default: { question: 'Are you sure you want to log out?' } });
