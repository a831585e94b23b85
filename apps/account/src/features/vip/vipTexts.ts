import { defineTexts } from '@parlour/platform';

export const vipTexts = defineTexts({
  id: 'vip',
  default: {
    loading: 'Loading',
    failed: 'The levels did not load',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    none: 'No levels yet',
    noneText: 'When the house names its VIP levels, they stand here.',
    levels: 'VIP levels',
    level: (level: number) => `VIP ${level}`,
    reachedLevel: (level: number) => `VIP ${level}, reached`,
    relation: {
      own: 'your level',
      below: (own: number) => `your level is ${own}`,
      next: (own: number) => (own === 0 ? 'your first level' : `next after your level ${own}`),
      above: (steps: number) => `${steps} levels above yours`,
      unknown: 'one of the levels',
    },
    reached: 'reached',
    logIn: 'Log in to see how far you are',
    recharge: 'Recharge',
    flow: 'Flow',
    rebates: 'Rebate per category',
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
      'Promotion is one level per day and cannot skip a level.',
      'Demotion happens if the retention turnover is not met within 90 days.',
      'The VIP rebate is paid within 24 h after settlement and needs 1x turnover to withdraw.',
    ],
  },
});
