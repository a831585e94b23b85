import { type Behaviour, behaviour, type Polling } from './behaviour';
import { simulate } from './simulate';

const NEVER_MS = 1e15;
/** Members who stay on one usual screen with the page in front of them. */
const still: Behaviour = {
  ...behaviour,
  sessionMs: NEVER_MS,
  visibleMs: NEVER_MS,
  hiddenMs: 1e-3,
  screenMs: NEVER_MS,
  moneyShare: 0,
  transferShare: 0,
  memberShare: 1,
  answerMs: 200,
};
const polling: Polling = {
  balanceMs: (pace) => ({ usual: 4_300, money: 3_500, transfer: 1_500 })[pace],
  venueBalancesMs: (pace) => ({ usual: undefined, money: 3_500, transfer: 1_500 })[pace],
  appInfoMs: 30_000,
  manifestMs: 15_000,
  telemetryMs: 60_000,
};
const run = (changes: Partial<Behaviour>, how: Partial<Polling> = {}, players = 400) =>
  simulate({ players, seconds: 900, seed: 7, behaviour: { ...still, ...changes }, polling: { ...polling, ...how } });

it.each([
  ['balance', {}, 1 / 4.5],
  ['balance', { answerMs: 1_700 }, 1 / 6],
  ['balance', { moneyShare: 1 }, 1 / 3.7],
  ['balance', { transferShare: 1 }, 1 / 1.7],
  ['balance', { memberShare: 0 }, 0],
  ['venue balances', {}, 0],
  ['venue balances', { moneyShare: 1 }, 1 / 3.7],
  ['venue balances', { transferShare: 1 }, 1 / 1.7],
  ['app info', { memberShare: 0 }, 1 / 30.2],
  ['manifest', {}, 1 / 15.2],
  ['telemetry', {}, 1 / 60.2],
  ['document', {}, 0],
] as const)('%s of a player who does nothing, with %j', (kind, changes, expected) => {
  // What is asked at the beginning and in the second that is not over is one request of each page.
  expect(Math.abs(run(changes).perSecond[kind] - expected)).toBeLessThan(1.2 / 900);
});

it.each([
  ['document', { sessionMs: 60_000 }, 1 / 60],
  ['assets', { sessionMs: 60_000, coldShare: 0.5, coldAssets: 12 }, 6 / 60],
  ['calls of screens', { screenMs: 20_000, callsPerScreen: 1.5 }, 1.5 / 20],
  // At most one on each screen.
  ['money calls', { sessionMs: 1_200_000, moneyCallsPerSession: 3, screenMs: 20_000 }, 3 / 1_260],
  ['balance', { visibleMs: 60_000, hiddenMs: 60_000 }, 1 / (1 - Math.exp(-4.5 / 60)) / 120],
] as const)('%s of players who come and go, on average, with %j', (kind, changes, expected) => {
  const { [kind]: found } = run(changes, {}, 2_000).perSecond;
  expect(found / expected).toBeGreaterThan(0.95);
  expect(found / expected).toBeLessThan(1.05);
});

it('asks for nothing while the page is hidden, and knows how many are visible', () => {
  const { perSecond, visibleShare } = run({ visibleMs: 1e-3, hiddenMs: NEVER_MS });
  expect(Object.values(perSecond).every((rate) => rate === 0)).toBe(true);
  expect(visibleShare).toBeLessThan(0.001);
  expect(run({ visibleMs: 90_000, hiddenMs: 30_000 }, {}, 2_000).visibleShare).toBeCloseTo(0.75, 1);
});

it('a pushed balance is not asked for; one that waits for a touch is asked for as seldom as it says', () => {
  expect(run({}, { balanceMs: () => undefined }).perSecond.balance).toBe(0);
  const adaptive = run({}, { balanceMs: (_pace, sinceTouchMs) => (sinceTouchMs < 10_000 ? 4_300 : 17_200) });
  expect(Math.abs(adaptive.perSecond.balance - 1 / 17.4)).toBeLessThan(3 / 900);
  const touched = run({ screenMs: 5_000 }, { balanceMs: (_pace, sinceTouchMs) => (sinceTouchMs < 60_000 ? 4_300 : 17_200) });
  expect(Math.abs(touched.perSecond.balance - 1 / 4.5)).toBeLessThan(3 / 900);
});

it('is the same for the same seed, another for another, and never far from it', () => {
  const of = (seed: number) => simulate({ players: 2_000, seconds: 300, seed, behaviour, polling });
  expect(of(1)).toEqual(of(1));
  expect(of(1)).not.toEqual(of(2));
  expect(of(1).perSecond.balance / of(2).perSecond.balance).toBeCloseTo(1, 1);
  expect(of(1).busiest).toBeGreaterThan(sum(of(1)));
});

it('nobody asks in step with others because they were all there at the beginning', () => {
  const rates = run({});
  expect(rates.busiest).toBeLessThan(1.5 * sum(rates));
});

function sum({ perSecond }: ReturnType<typeof run>): number {
  return Object.values(perSecond).reduce((total, rate) => total + rate, 0);
}
