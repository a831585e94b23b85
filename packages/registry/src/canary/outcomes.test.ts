import type { OutcomeName, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { testStoreForEach } from '../testing/testStore';
import { createOutcomeRecorder, OUTCOMES_FOLDER, readOutcomes } from './outcomes';
import { hourName } from './releaseUsage';

const HOUR = 500_000;
const NOW = HOUR * 3_600_000 + 1_000;
const store = testStoreForEach();

const outcome = (name: OutcomeName, more: object = {}): TelemetryEvent => ({
  ...{ event: 'outcome', remote: 'wallet', version: '1.5.0', screen: 'Deposit' },
  ...{ of: 'submitDeposit', outcome: name, count: 1, ...more },
});
const beacon = (...events: readonly TelemetryEvent[]) => ({ page: 'a', composition: 'c-1', device: undefined, events });
const deposit = { name: 'wallet', version: '1.5.0', screen: 'Deposit', of: 'submitDeposit' };

it('sums what all gateways received, refusals by their codes', async () => {
  for (const gateway of ['one', 'other']) {
    const recorder = createOutcomeRecorder(gateway);
    recorder.take(beacon(outcome('answered', { count: 3 }), outcome('refused', { code: 461 }), outcome('refused')), NOW);
    await recorder.flush(store());
  }
  const { apps, actions } = await readOutcomes(store(), { hours: 1 }, NOW);
  expect(apps).toEqual(['wallet']);
  expect(actions).toEqual([{ ...deposit, counts: { answered: 6, 'refused 461': 2, refused: 2 } }]);
});

it('tells releases and screens apart, and gives those of one app', async () => {
  const recorder = createOutcomeRecorder('one');
  const others = [{ version: '1.6.0' }, { screen: 'Cards' }, { of: 'bindCard' }, { remote: 'account' }];
  recorder.take(beacon(outcome('dead'), ...others.map((more) => outcome('dead', more))), NOW);
  await recorder.flush(store());
  expect((await readOutcomes(store(), { hours: 1 }, NOW)).actions).toHaveLength(5);
  expect((await readOutcomes(store(), { hours: 1, app: 'account' }, NOW)).actions).toEqual([
    { ...deposit, name: 'account', counts: { dead: 1 } },
  ]);
});

it('reads so many hours, and no others', async () => {
  const recorder = createOutcomeRecorder('one');
  for (const ago of [2, 1, 0]) {
    recorder.take(beacon(outcome('dead')), NOW - ago * 3_600_000);
    await recorder.flush(store());
  }
  expect((await readOutcomes(store(), { hours: 2 }, NOW)).actions).toEqual([
    { ...deposit, counts: { dead: expect.any(Number) } },
  ]);
});

it.each([
  ['no JSON', '{'],
  ['no rows', '{"format":1}'],
  ['a row of another form', '{"format":1,"rows":[{"name":"wallet"}]}'],
  ['an outcome that there is not', JSON.stringify({ format: 1, rows: [{ ...deposit, counts: { stolen: 1 } }] })],
])('leaves out a file with %s', async (_what, text) => {
  await store().write(`${OUTCOMES_FOLDER}/${hourName(HOUR)}/other.json`, Buffer.from(text));
  expect((await readOutcomes(store(), { hours: 1 }, NOW)).actions).toEqual([]);
});

it('stores a bounded number of rows', async () => {
  const recorder = createOutcomeRecorder('one');
  for (let nth = 0; nth < 2_100; nth += 1) recorder.take(beacon(outcome('dead', { screen: `Screen${nth}` })), NOW);
  recorder.take(beacon(outcome('dead', { screen: 'Screen0' })), NOW);
  await recorder.flush(store());
  const { actions } = await readOutcomes(store(), { hours: 1 }, NOW);
  expect(actions).toHaveLength(2_000);
  expect(actions[0]).toMatchObject({ screen: 'Screen0', counts: { dead: 2 } });
});
