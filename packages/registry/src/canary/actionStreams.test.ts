import type { GuardedAction } from '@parlour/release-contract/guardedActions';
import { outcomeNames } from '@parlour/release-contract/telemetry';
import { seeds } from '../testing/testCanaries';
import { type ActionSite, stoppedForActionsAfter } from '../testing/testActions';
import { carriers } from '../testing/testNetworks';
import { hoursToStop, isBeyondChance, isWorse, type JudgedStream, type Stream, streamsOf } from './actionStreams';
import { NO_EVIDENCE, weigh } from './sequentialAnalysis';

/** The seconds after which simulated canaries are stopped, the fastest first. */
const stops = (runs: number, site: Omit<ActionSite, 'seed'>) =>
  seeds(runs)
    .map((seed) => stoppedForActionsAfter({ ...site, seed }))
    .toSorted((one, other) => one - other);
const within = (seconds: readonly number[], limit: number) => seconds.filter((one) => one <= limit).length / seconds.length;
/** A canary with four tries of a deposit a second. */
const four = (share: number) => ({ tries: 4 / share, share });

describe('a canary with four deposits a second', () => {
  it.each([0.05, 0.25])(
    'of which 5 %% end silently is taken back within two minutes in 95 of 100 runs, at a share of %d',
    (share) => {
      const seconds = stops(200, { ...four(share), seconds: 600, worse: { dead: 0.05 } });
      expect(within(seconds, 120)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each([0.05, 0.5])('whose button is dead for all is taken back within 30 s, at a share of %d', (share) => {
    expect(within(stops(100, { ...four(share), seconds: 300, worse: { dead: 1 } }), 30)).toBe(1);
  });

  it('whose form takes no input is taken back within half a minute', () => {
    expect(within(stops(50, { ...four(0.1), seconds: 300, worse: { held: 1 } }), 30)).toBe(1);
  });

  it('of which a tenth more are refused is taken back in the end', () => {
    expect(within(stops(50, { ...four(0.1), seconds: 1200, worse: { refused: 0.1 } }), 1200)).toBe(1);
  });
});

it.each([
  ['as good as the stable release', {}],
  ['while the backend is down', { outage: { from: 60, to: 300 } }],
])('a canary %s stays', (_what, more) => {
  expect(within(stops(20, { tries: 4, share: 0.1, seconds: 420, ...more }), 420)).toBe(0);
});

describe('strangers', () => {
  const site = { tries: 4, share: 0.1, seconds: 420 };

  it('of one network or two do not take a sound canary back', () => {
    expect(within(stops(20, { ...site, strangers: { networks: 1, dead: 5 } }), 420)).toBe(0);
    expect(within(stops(20, { ...site, strangers: { networks: 2, dead: 5 } }), 420)).toBe(0);
  });

  // Three carriers with one address each for all of their players.
  it('are not needed: a dead button is seen where all players have three addresses', () => {
    expect(within(stops(40, { ...four(0.1), seconds: 300, worse: { dead: 1 }, networks: carriers(3) }), 30)).toBe(1);
  });
});

describe('a forecast', () => {
  it.each<[string, GuardedAction, number, number, number]>([
    ['twenty deposits an hour, all dead', 'submitDeposit', 20, 0.05, 1],
    ['twenty deposits an hour, 5 % dead', 'submitDeposit', 20, 0.25, 0.05],
    ['a thousand deposits an hour, 5 % dead', 'submitDeposit', 1000, 0.1, 0.05],
  ])('of %s is what simulated canaries take', (_what, of, perHour, share, failing) => {
    const hours = hoursToStop(of, { perHour, share, failing });
    const seconds = stops(60, {
      tries: perHour / 3600,
      share,
      seconds: hours * 3600 * 8,
      every: hours * 120,
      worse: { dead: failing },
    });
    const median = (seconds[15] ?? 0) / 3600;
    expect(median).toBeGreaterThan(hours * 0.5);
    expect(median).toBeLessThan(hours * 2);
  });
});

describe('what is weighed', () => {
  const stream = (of: string, name: Stream, failures: number): JudgedStream => ({
    ...{ screen: 'Deposit', of, stream: name },
    evidence: weigh(NO_EVIDENCE, { canary: { loads: 10, failures }, stable: { loads: 300, failures: 0 } }),
  });

  it('is each guarded action alone, and a stream of it', () => {
    expect(isBeyondChance(stream('submitDeposit', 'dead', 4))).toBe(true);
    expect(isWorse([stream('submitDeposit', 'dead', 4), stream('submitWithdrawal', 'dead', 0)])).toBe(true);
    expect(isWorse([stream('submitDeposit', 'dead', 2)])).toBe(false);
  });

  it('is a deposit sooner than a card, and both sooner than other taps', () => {
    const least = (of: string) => [1, 2, 3, 4, 5, 6, 7, 8].find((failures) => isWorse([stream(of, 'dead', failures)]));
    expect([least('submitDeposit'), least('bindCard'), least('taps')]).toEqual([3, 4, 4]);
  });

  it('is at most 1 while nothing is known', () => {
    expect(isWorse([])).toBe(false);
  });

  it.each(outcomeNames)('is %s good, bad, or for the eye alone', (outcome) => {
    const known = streamsOf(outcome).map(({ stream: of, isBad }) => `${isBad ? 'bad' : 'good'} ${of}`);
    expect(known).toEqual(
      {
        opened: [],
        touched: [],
        submitted: ['good dead', 'good held', 'good abandoned'],
        held: ['good dead', 'bad held'],
        dead: ['bad dead'],
        rage: [],
        abandoned: ['bad abandoned'],
        answered: ['good failed', 'good refused'],
        refused: ['good failed', 'bad refused'],
        timeout: ['bad failed'],
        offline: ['bad failed'],
        odd: ['bad failed'],
        fault: ['bad failed'],
        left: ['bad failed'],
      }[outcome],
    );
  });
});
