import { defineTexts } from '@parlour/platform';

/** Texts about the progress to the next VIP level. */
export const vipTexts = defineTexts({
  id: 'vipProgress',
  default: {
    progress: (level: number) => `Deposits on the way to VIP ${level}`,
    missing: (sum: string, level: number) => `¥${sum} of deposits more to VIP ${level}`,
    deposited: (level: number) => `Deposits for VIP ${level} are complete`,
    highest: 'The highest level is yours',
  },
});
