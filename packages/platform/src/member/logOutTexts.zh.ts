import type { logOutTexts } from './logOutTexts';
import type { Translation } from '../languages/texts';

export const logOut: Translation<typeof logOutTexts> = { question: '确定要退出登录吗？' };
