import type { Translation } from '@parlour/platform';
import type { vipTexts } from './vipTexts';

export const vipProgress: Translation<typeof vipTexts> = {
  progress: (level) => `升级 VIP ${level} 的充值进度`,
  missing: (sum, level) => `再充值 ¥${sum} 即可升级 VIP ${level}`,
  deposited: (level) => `VIP ${level} 的充值已达标`,
  highest: '您已是最高等级',
};
