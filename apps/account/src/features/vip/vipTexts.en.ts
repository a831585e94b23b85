import type { Translation } from '@parlour/platform';
import type { vipTexts } from './vipTexts';

export const vip: Translation<typeof vipTexts> = {
  loading: 'Loading',
  failed: 'The levels did not load',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  none: 'No levels yet',
  noneText: 'As soon as there are any, you’ll find them here.',
  levels: 'VIP levels',
  level: (level) => `VIP ${level}`,
  reachedLevel: (level) => `VIP ${level}, reached`,
  relation: {
    own: 'your level',
    below: (own) => `you are at level ${own}`,
    next: (own) => (own === 0 ? 'your first level' : `next after your level ${own}`),
    above: (steps) => `${steps} levels above yours`,
    unknown: 'one of the levels',
  },
  reached: 'reached',
  logIn: 'Log in to see your progress',
  recharge: 'Deposits',
  flow: 'Turnover',
  rebates: 'Rebate by category',
  category: {
    realperson: 'Live casino',
    sport: 'Sports',
    e_sport: 'E-sports',
    joker: 'Card games',
    electron: 'Slots',
    lottery: 'Lottery',
  },
  rulesTitle: 'VIP rules',
  rules: [
    'You move up at most one level a day and cannot skip a level.',
    'You move down if you do not reach the retention turnover within 90 days.',
    'VIP rebates are paid within 24 hours of settlement and need 1x turnover before withdrawal.',
  ],
};
