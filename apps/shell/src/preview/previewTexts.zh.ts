import type { Translation } from '@parlour/platform';
import type { previewTexts } from './previewTexts';

export const preview: Translation<typeof previewTexts> = {
  title: '您看到的内容与其他人不同',
  overridden: (remote, origin) => `${remote} 来自 ${origin}`,
  inRings: (rings) => `抢先版本：${rings}`,
  validFor: (by, until) => `供 ${by} 使用，至 ${until}`,
  end: '结束',
  ended: '您的通行证已结束，现在看到的与其他人相同。',
  overrideMissing: (remote) => `您的 ${remote} 没有响应，现在显示的是线上版本。`,
};
