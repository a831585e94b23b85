import type { redPacketRules, vipLevels } from '../database/schema';

type Row = readonly [
  recharge: number,
  flow: number,
  realperson: string,
  sport: string,
  eSport: string,
  joker: string,
  electron: string,
  lottery: string,
];

const table: readonly Row[] = [
  [0, 0, '0.40', '0.50', '0.45', '0.30', '0.60', '0.05'],
  [5_000, 20_000, '0.50', '0.60', '0.55', '0.40', '0.80', '0.10'],
  [30_000, 150_000, '0.60', '0.70', '0.65', '0.50', '0.90', '0.15'],
  [100_000, 500_000, '0.70', '0.80', '0.75', '0.60', '1.00', '0.20'],
  [200_000, 1_200_000, '0.75', '0.85', '0.80', '0.65', '1.05', '0.25'],
  [400_000, 2_500_000, '0.80', '0.90', '0.85', '0.70', '1.10', '0.30'],
  [800_000, 5_000_000, '0.85', '0.95', '0.90', '0.75', '1.15', '0.35'],
  [1_500_000, 10_000_000, '0.90', '1.00', '0.95', '0.80', '1.20', '0.40'],
  [3_000_000, 20_000_000, '0.95', '1.05', '1.00', '0.85', '1.30', '0.45'],
  [6_000_000, 50_000_000, '1.00', '1.10', '1.05', '0.90', '1.50', '0.50'],
];

export const vipRows: (typeof vipLevels.$inferInsert)[] = table.map(
  ([recharge, flow, realperson, sport, eSport, joker, electron, lottery], index) => ({
    level: index + 1,
    recharge: String(recharge),
    flow: String(flow),
    realperson,
    sport,
    eSport,
    joker,
    electron,
    lottery,
  }),
);

const opening = { startTime: '10:00', endTime: '12:00' };
export const redPacketRuleRows: (typeof redPacketRules.$inferInsert)[] = [
  { ...opening, recharge: '500', dayFlow: '1000', flowMoney: '18' },
  { ...opening, recharge: '2000', dayFlow: '5000', flowMoney: '88' },
  { ...opening, recharge: '10000', dayFlow: '30000', flowMoney: '888' },
];
