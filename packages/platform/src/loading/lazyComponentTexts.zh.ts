import type { lazyComponentTexts } from './lazyComponentTexts';
import type { Translation } from '../languages/texts';

export const part: Translation<typeof lazyComponentTexts> = { missing: '加载失败，请检查网络后重试。' };
