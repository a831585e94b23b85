import { defineTexts } from '@parlour/platform';

export const shareTexts = defineTexts({ id: 'share', contract: { copied: '复制成功！' } });
