import type { Translation } from '@parlour/platform';
import type { shareTexts } from './shareTexts';

export const share: Translation<typeof shareTexts> = { copied: '复制成功！' };
