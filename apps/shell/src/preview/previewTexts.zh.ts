import type { Translation } from '@parlour/platform';
import type { passTexts } from './previewTexts';

export const pass: Translation<typeof passTexts> = {
  passTitle: '您看到的内容与其他人不同',
  overridden: (remote, origin) => `${remote} 来自 ${origin}`,
  inRings: (rings) => `抢先版本：${rings}`,
  passOf: (by, until) => `供 ${by} 使用，至 ${until}`,
  endPass: '结束',
  passEnded: '您的通行证已结束，现在看到的与其他人相同。',
  overrideMissing: (remote) => `您的 ${remote} 没有响应，现在显示的是线上版本。`,
};
