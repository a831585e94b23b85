import type { ActionOutcomes, OutcomeReport } from '@parlour/release-contract/api';

const HOURS = 24;

const action = (name: string, version: string, screen: string, of: string, counts: ActionOutcomes['counts']): ActionOutcomes => ({
  ...{ name, version, screen, of, counts },
});

/** Outcomes of a day: the red packets of promotions 4.1.0 have a button that often does nothing. */
export function sampleOutcomes(now: Date): OutcomeReport {
  const deposits = { opened: 61_200, touched: 40_100, abandoned: 9_100, submitted: 31_800, dead: 12, rage: 40, answered: 29_004 };
  return {
    from: new Date(now.getTime() - HOURS * 3_600_000).toISOString(),
    hours: HOURS,
    apps: ['promotions', 'wallet'],
    actions: [
      action('wallet', '5.2.0', 'Deposit', 'submitDeposit', {
        ...deposits,
        'refused 461': 410,
        'refused 422': 1_240,
        timeout: 31,
      }),
      action('promotions', '4.0.2', 'RedPacket', 'grabRedPacket', {
        opened: 8_100,
        submitted: 7_990,
        answered: 7_611,
        refused: 301,
      }),
      action('promotions', '4.1.0', 'RedPacket', 'grabRedPacket', {
        opened: 420,
        submitted: 380,
        dead: 31,
        rage: 12,
        answered: 361,
      }),
      action('promotions', '4.0.2', 'RedPacket', 'taps', { submitted: 20_000, dead: 90 }),
    ],
  };
}
