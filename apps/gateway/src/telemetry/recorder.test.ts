import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createMarks } from './marks';
import { createRecorder, type Recorder } from './recorder';
import { RETAINED_MINUTES } from './retention';

const AT = 30_000_000;
const { senderOf } = createMarks('secret');
/** Requests come from this machine, whose address makes each page count on its own. */
const take = (recorder: Pick<Recorder, 'take'>, one: Beacon, sequence: number, nowMs: number) =>
  recorder.take(one, sequence, nowMs, senderOf(one, '127.0.0.1'));
const beacon = (page: string, ...events: readonly TelemetryEvent[]) => ({ page, composition: 'c-000000', events: [...events] });
const at = (minute: number) => (AT + minute) * 60_000;
const failed = (version: string): TelemetryEvent => ({ event: 'remoteFailed', remote: 'wallet', version });
const loaded = (version: string): TelemetryEvent => ({
  event: 'screenLoaded',
  remote: 'wallet',
  version,
  screen: 'deposit',
  ms: 100,
});
const alive: TelemetryEvent = { event: 'alive', shell: '1.0.0', releases: { wallet: '1.0.0' } };

it('counts by the minute and by what was live', () => {
  const recorder = createRecorder('one');
  take(recorder, beacon('a', loaded('1.0.0'), { event: 'vital', name: 'LCP', value: 900 }), 7, at(0));
  take(recorder, beacon('b', loaded('1.0.0'), { event: 'manifestRefused', reason: 'older' }), 7, at(0) + 59_999);
  take(recorder, beacon('b', failed('1.1.0')), 8, at(0) + 59_999);
  take(recorder, beacon('b', alive), 8, at(1));
  expect(recorder.minutes()).toMatchObject([
    { minute: AT, sequence: 7, refused: 1, releases: { 'wallet@1.0.0': { loads: 2, failures: 0 } } },
    { minute: AT, sequence: 8, refused: 0, releases: { 'wallet@1.1.0': { loads: 0, failures: 1 } } },
    { minute: AT + 1, sequence: 8, releases: { 'shell@1.0.0': { loads: 0 }, 'wallet@1.0.0': { loads: 0 } } },
  ]);
  expect(recorder.minutes().map(({ pages }) => pages.length)).toEqual([2, 1, 1]);
});

it('counts the failures of one page once while one manifest is live, and all of them for the console', () => {
  const recorder = createRecorder('one');
  for (let time = 0; time < 5; time += 1) take(recorder, beacon('unlucky', failed('1.1.0'), failed('1.0.0')), 7, at(time));
  take(recorder, beacon('other', failed('1.1.0')), 7, at(5));
  take(recorder, beacon('unlucky', failed('1.1.0')), 8, at(6));
  const of = (field: 'failures' | 'failedPages') =>
    recorder.minutes().reduce((sum, { releases }) => sum + (releases['wallet@1.1.0']?.[field] ?? 0), 0);
  expect([of('failures'), of('failedPages')]).toEqual([7, 3]);
});

describe('the tries of an action', () => {
  const tap = (outcome: 'submitted' | 'dead', of = 'submitDeposit'): TelemetryEvent => ({
    ...{ event: 'outcome', remote: 'wallet', version: '1.0.0', screen: 'Deposit' },
    ...{ of, outcome, count: 1 },
  });
  const tries = (recorder: Recorder, release: string, key: string) =>
    recorder.minutes().reduce(
      (sum, { releases }) => {
        const { loads = 0, failed: groups = {} } = releases[release]?.actions?.[key] ?? {};
        return { loads: sum.loads + loads, failures: sum.failures + Object.values(groups).reduce((all, one) => all + one, 0) };
      },
      { loads: 0, failures: 0 },
    );

  it('count as failures once of a page while one manifest is live, each action and stream on its own', () => {
    const recorder = createRecorder('one');
    for (let time = 0; time < 5; time += 1)
      take(recorder, beacon('unlucky', tap('dead'), tap('dead', 'bindCard'), tap('submitted')), 7, at(time));
    take(recorder, beacon('other', tap('dead')), 7, at(5));
    take(recorder, beacon('unlucky', tap('dead')), 8, at(6));
    expect(tries(recorder, 'wallet@1.0.0', 'Deposit/submitDeposit dead')).toEqual({ loads: 5, failures: 3 });
    expect(tries(recorder, 'wallet@1.0.0', 'Deposit/bindCard dead')).toEqual({ loads: 0, failures: 1 });
  });

  it('count for the brand of the page, too', () => {
    const recorder = createRecorder('one');
    take(recorder, { ...beacon('a', tap('dead')), brand: { remote: 'koi', version: '2.0.0' } }, 7, at(0));
    take(recorder, beacon('b', tap('submitted')), 7, at(0));
    expect(tries(recorder, 'koi@2.0.0', 'Deposit/submitDeposit dead')).toEqual({ loads: 0, failures: 1 });
    expect(tries(recorder, 'wallet@1.0.0', 'Deposit/submitDeposit dead')).toEqual({ loads: 1, failures: 1 });
  });

  it('are of a bounded number of streams', () => {
    const recorder = createRecorder('one');
    for (let nth = 0; nth < 500; nth += 1) take(recorder, beacon(`page ${nth}`, tap('dead', `call${nth}`)), 7, at(0));
    expect(Object.keys(recorder.minutes()[0]?.releases['wallet@1.0.0']?.actions ?? {})).toHaveLength(400);
  });
});

it('counts of each page the first screen from the network and the first from a cache, by screen', () => {
  const recorder = createRecorder('one');
  const screen = (name: string, fetched?: boolean): TelemetryEvent => ({
    ...(loaded('1.0.0') as Extract<TelemetryEvent, { event: 'screenLoaded' }>),
    screen: name,
    fetched,
  });
  take(recorder, beacon('a', screen('Deposit', true), screen('Wallet', true), screen('Wallet', false)), 7, at(0));
  take(recorder, beacon('a', screen('Deposit', false)), 7, at(1));
  take(recorder, beacon('b', screen('Deposit', true), screen('constructor', false), screen('Old')), 7, at(1));
  take(recorder, beacon('a', screen('Wallet', true)), 8, at(2));
  const of = (from: 'fetched' | 'cached') =>
    recorder
      .minutes()
      .map(({ releases }) => Object.keys(releases['wallet@1.0.0']?.[from] ?? {}).map((name) => name.replace(/#[0-3]$/, '')));
  expect(of('fetched')).toEqual([['./Deposit'], ['./Deposit'], ['./Wallet']]);
  expect(of('cached')).toEqual([['./Wallet'], ['./constructor'], []]);
});

it('forgets after six hours', () => {
  const recorder = createRecorder('one');
  for (const minute of [0, 1, RETAINED_MINUTES, RETAINED_MINUTES + 1]) take(recorder, beacon('a', alive), 1, at(minute));
  expect(recorder.minutes().map(({ minute }) => minute - AT)).toEqual([1, RETAINED_MINUTES, RETAINED_MINUTES + 1]);
});

it('goes on in the same minute when the clock is set back', () => {
  const recorder = createRecorder('one');
  for (const minute of [5, 2]) take(recorder, beacon('a', loaded('1.0.0')), 1, at(minute));
  expect(recorder.minutes()).toMatchObject([{ minute: AT + 5, releases: { 'wallet@1.0.0': { loads: 2 } } }]);
});
