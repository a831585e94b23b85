import { defineTexts } from '@parlour/platform';

export const shareTexts = defineTexts({ id: 'share', default: { copied: '复制成功！' } });
