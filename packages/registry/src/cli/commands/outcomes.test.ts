import type { ActionOutcomes, Verdict } from '@parlour/release-contract/api';
import { outcomeLines } from './outcomes';

const action = (version: string, counts: ActionOutcomes['counts'], of = 'submitDeposit'): ActionOutcomes => ({
  ...{ name: 'wallet', version, screen: 'Deposit', of, counts },
});
const wallet = { name: 'wallet', version: '1.6.0' };
const day = { hours: 24 };
const tally = (loads: number, failures: number) => ({ loads, failures });
const verdict = (isBeyondChance: boolean, hoursToStop?: { all: number; few: number }): Verdict => ({
  ...{ name: 'wallet', version: '1.6.0', verdict: isBeyondChance ? 'worse' : 'gathering' },
  ...{ canary: tally(190, 0), stable: tally(1800, 0) },
  actions: [
    {
      ...{ screen: 'Deposit', of: 'submitDeposit', stream: 'dead', isBeyondChance, hoursToStop },
      ...{ canary: tally(190, 10), stable: tally(1800, 1) },
    },
  ],
});

it('shows each step of a form beside that of the other release', () => {
  const counts = { opened: 1000, touched: 500, abandoned: 100, submitted: 390, dead: 10, rage: 3, answered: 300 };
  const refused = { 'refused 461': 20, 'refused 422': 50, refused: 5, timeout: 10, left: 5 };
  const lines = outcomeLines(
    wallet,
    '1.5.0',
    [
      action('1.6.0', { ...counts, ...refused }),
      action('1.5.0', { opened: 20_000 }),
      action('1.6.0', { answered: 9 }, 'getBanks'),
    ],
    undefined,
    day,
  );
  expect(lines).toEqual([
    'wallet 1.6.0, beside 1.5.0, in the last 24 hours',
    '',
    'deposit (Deposit)      1.6.0                                         1.5.0',
    '  opened               1,000                                         20,000',
    '  touched              500 (50.0 %)                                  -',
    '  left                 100 (20.0 %)                                  -',
    '  submitted            390 (39.0 %)                                  -',
    '  not sent             -                                             -',
    '  did nothing          10 (2.5 %)                                    -',
    '  tapped three times   3 (0.8 %)                                     -',
    '  answered             300 (76.9 %)                                  -',
    '  refused              75 (19.2 %) 422: 50, 461: 20, no code: 5      -',
    '  no answer            15 (3.8 %) timed out: 10, left before it: 5   -',
  ]);
});

it('says what differs beyond chance, in words', () => {
  const lines = outcomeLines(wallet, '1.5.0', [action('1.6.0', { dead: 10 })], verdict(true), day);
  expect(lines.at(-1)).toBe('beyond chance: deposit: 10 of 200 taps did nothing (5.00 %); 1.5.0: 1 of 1,801 (0.06 %)');
});

it.each([
  [{ all: 0.004, few: 0.08 }, '15 s', '5 min'],
  [{ all: 3.2, few: 64 }, '4 h', '3 days'],
  [{ all: 500, few: 10_000 }, '21 days', 'more than a year'],
])('says honestly how long it would take: %j', (hours, all, few) => {
  const lines = outcomeLines(wallet, '1.5.0', [action('1.6.0', { submitted: 1 })], verdict(false, hours), day);
  expect(lines.slice(-2)).toEqual([
    'nothing differs between 1.6.0 and 1.5.0 beyond chance',
    `deposit: with as many players, a button that does nothing is noticed after about ${all}, one that fails in 5 % of tries after about ${few}`,
  ]);
});

it('says that no player opened a form, rather than nothing', () => {
  expect(outcomeLines(wallet, undefined, [action('1.6.0', { answered: 9 }, 'getBanks')], undefined, { hours: 1 })).toEqual([
    'wallet 1.6.0, in the last hour',
    'no player has opened a form of it that moves money or identity',
  ]);
});
