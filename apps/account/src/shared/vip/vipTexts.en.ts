import type { Translation } from '@parlour/platform';
import type { vipTexts } from './vipTexts';

export const vipProgress: Translation<typeof vipTexts> = {
  progress: (level) => `Deposits towards VIP ${level}`,
  missing: (sum, level) => `¥${sum} more in deposits to VIP ${level}`,
  deposited: (level) => `Deposits for VIP ${level} are complete`,
  highest: 'You are at the highest level',
};
