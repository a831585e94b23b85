import type { Instant } from './historyTime';

const on = (daysAgo: number, hour: number, minute: number): Instant => ({ daysAgo, minute: hour * 60 + minute });

/** What the venue wallets hold in the end, in cents. */
export const venueTargets: Record<string, number> = { OB: 124_000, FG: 86_400, PP: 110_000, AE: 0 };

interface PlannedDeposit {
  readonly when: Instant;
  readonly cents: number;
  readonly paytype: 'bank' | 'usdt' | 'wxpay' | 'alipay';
  readonly protocol?: string;
  /** 0 undefined, 1 pending, 2 approved, 3 rejected. */
  readonly state: 0 | 1 | 2 | 3;
}

type DepositRow = readonly [when: Instant, yuan: number, paytype: PlannedDeposit['paytype'], state: PlannedDeposit['state']];

const depositRows: readonly DepositRow[] = [
  [on(0, 20, 9), 2000, 'usdt', 1],
  [on(0, 11, 32), 5000, 'bank', 2],
  [on(1, 19, 5), 5000, 'usdt', 2],
  [on(2, 22, 47), 300, 'wxpay', 3],
  [on(2, 20, 15), 1000, 'usdt', 2],
  [on(2, 9, 3), 800, 'alipay', 2],
  [on(4, 13, 21), 1500, 'bank', 2],
  [on(5, 21, 40), 600, 'wxpay', 2],
  [on(6, 8, 12), 888.13, 'bank', 3],
  [on(8, 18, 20), 1500, 'bank', 0],
  [on(9, 12, 44), 2000, 'usdt', 2],
  [on(11, 23, 8), 500, 'alipay', 2],
  [on(13, 16, 31), 1200, 'bank', 2],
  [on(15, 10, 19), 300, 'wxpay', 2],
  [on(17, 19, 55), 1000, 'usdt', 2],
  [on(19, 14, 2), 700, 'alipay', 2],
  [on(21, 20, 36), 900, 'wxpay', 2],
  [on(23, 11, 11), 1000, 'bank', 3],
  [on(25, 17, 48), 1500, 'usdt', 2],
  [on(27, 9, 27), 1000, 'bank', 2],
  [on(29, 15, 16), 3000, 'usdt', 2],
  [on(36, 12, 0), 8000, 'bank', 2],
  [on(58, 18, 30), 5000, 'usdt', 2],
  [on(83, 20, 0), 8000, 'bank', 2],
  [on(112, 13, 45), 6000, 'usdt', 2],
  [on(141, 21, 10), 5000, 'bank', 2],
  [on(170, 10, 5), 5000, 'bank', 2],
  [on(198, 16, 40), 4000, 'usdt', 2],
  [on(213, 19, 20), 1000, 'bank', 2],
];

export const depositPlan: readonly PlannedDeposit[] = depositRows.map(([when, amount, paytype, state]) => ({
  when,
  cents: Math.round(amount * 100),
  paytype,
  ...(paytype === 'usdt' ? { protocol: amount % 3 === 0 ? 'ERC20' : 'TRC20' } : {}),
  state,
}));

interface PlannedWithdrawal {
  readonly when: Instant;
  readonly cents: number;
  readonly payWay: string;
  readonly target: string;
  readonly state: 0 | 1 | 2 | 3;
}

type WithdrawalRow = readonly [
  when: Instant,
  yuan: number,
  payWay: '招商银行' | '中国建设银行' | 'USDT TRC20',
  state: PlannedWithdrawal['state'],
];
const targets = {
  招商银行: '6214831200889021',
  中国建设银行: '6217001210099376',
  'USDT TRC20': 'TRx8mWc2LqN7vYpE4sHbD9kJzU5gA3nFt6',
};

const withdrawalRows: readonly WithdrawalRow[] = [
  [on(0, 21, 2), 500, 'USDT TRC20', 1],
  [on(1, 16, 20), 1000, 'USDT TRC20', 2],
  [on(3, 11, 40), 600, '招商银行', 2],
  [on(5, 14, 18), 300.13, '中国建设银行', 3],
  [on(7, 9, 50), 800, '招商银行', 2],
  [on(10, 22, 5), 400, 'USDT TRC20', 2],
  [on(12, 13, 33), 700, '招商银行', 0],
  [on(14, 18, 26), 500, '中国建设银行', 2],
  [on(18, 10, 44), 900, '招商银行', 3],
  [on(20, 20, 12), 350, 'USDT TRC20', 2],
  [on(24, 15, 57), 450, '招商银行', 2],
  [on(28, 12, 8), 300, '中国建设银行', 2],
];

export const withdrawalPlan: readonly PlannedWithdrawal[] = withdrawalRows.map(([when, amount, payWay, state]) => ({
  when,
  cents: Math.round(amount * 100),
  payWay,
  target: targets[payWay],
  state,
}));

interface PlannedRebate {
  readonly venue: string;
  readonly gameName: string;
  readonly when: Instant;
  readonly cents: number;
}

export const openRebates: readonly PlannedRebate[] = [
  { venue: 'OB', gameName: 'OB Live', when: on(0, 23, 0), cents: 3840 },
  { venue: 'FG', gameName: 'FG Fishing', when: on(0, 22, 30), cents: 5620 },
  { venue: 'PP', gameName: 'PP Slots', when: on(0, 22, 0), cents: 3224 },
];

const CLAIMED_CENTS = 438_012;
const recentRebates: readonly PlannedRebate[] = [
  { venue: 'AE', gameName: 'AE Cards', when: on(1, 12, 4), cents: 1890 },
  { venue: 'OB', gameName: 'OB Sports', when: on(2, 9, 31), cents: 4400 },
  { venue: 'AE', gameName: 'Lottery', when: on(3, 22, 10), cents: 960 },
];
const rebateNames = [
  ['OB', 'OB Live'],
  ['FG', 'FG Fishing'],
  ['PP', 'PP Slots'],
  ['AE', 'AE Cards'],
  ['OB', 'OB Sports'],
] as const;
const olderRebates: readonly PlannedRebate[] = Array.from({ length: 24 }, (_, index) => {
  const [venue, gameName] = rebateNames[index % rebateNames.length] ?? ['OB', 'OB Live'];
  return { venue, gameName, when: on(4 + index, 9 + (index % 11), (index * 17) % 60), cents: 1200 + ((index * 7919) % 6400) };
});
const listed = [...recentRebates, ...olderRebates];

/** All claimed rebates; the part of the documented sum that the listed ones do not cover was claimed at the start. */
export const claimedRebates: readonly PlannedRebate[] = [
  ...listed,
  {
    venue: 'OB',
    gameName: 'OB Live',
    when: on(90, 11, 15),
    cents: CLAIMED_CENTS - listed.reduce((sum, { cents }) => sum + cents, 0),
  },
];

export const packetPlan: readonly { readonly when: Instant; readonly recharged: number; readonly cents: number }[] = (
  [
    [on(0, 10, 20), 10_000, 1860],
    [on(0, 10, 4), 10_000, 688],
    [on(2, 10, 12), 1_800, 420],
    [on(4, 11, 2), 1_500, 333],
    [on(5, 10, 1), 600, 188],
    [on(9, 10, 45), 2_000, 5210],
    [on(11, 11, 31), 500, 266],
    [on(13, 10, 9), 1_200, 901],
    [on(17, 10, 22), 1_000, 155],
    [on(21, 11, 50), 900, 612],
    [on(25, 10, 3), 1_500, 1188],
    [on(29, 10, 38), 3_000, 2420],
  ] as const
).map(([when, recharged, cents]) => ({ when, recharged: recharged * 100, cents }));
