import type { logOutTexts } from '../logOutTexts';
import type { partTexts } from '../partTexts';
import type { Translation } from '../texts';

export const part: Translation<typeof partTexts> = { missing: '加载失败，请检查网络后重试。' };

export const logOut: Translation<typeof logOutTexts> = { question: '确定要退出登录吗？' };
