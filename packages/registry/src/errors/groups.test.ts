import { testStoreForEach } from '../testing/testStore';
import type { SourcePlace } from '@parlour/release-contract/api';
import { type ErrorFilter, firstPlace } from '@parlour/release-contract/errorGroup';
import { telemetryKey } from '../canary/releaseUsage';
import { createErrorReport, groupErrors, sentencesOf } from './groups';
import { createErrorRecorder, type ErrorEvent, readErrors } from './stored';

const HOUR_MS = 3_600_000;
const HOUR = 500_000;
const NOW = HOUR * HOUR_MS + 1_000;

const store = testStoreForEach();

const thrown = (version = '1.5.0', changes: Partial<ErrorEvent> = {}): ErrorEvent => ({
  event: 'error',
  kind: 'error',
  remote: 'wallet',
  version,
  shell: '2.0.0',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [{ file: `wallet/${version}/a.js`, line: 1, column: Number(version.split('.')[1]) }],
  screen: '/recharge',
  count: 1,
  ...changes,
});
const beacon = (page: string, ...events: readonly ErrorEvent[]) => ({ page, composition: 'c-1', events });

/** The same line of code in each release, at another line number. */
const placeOf = async ({ file, column }: { file: string; column: number }): Promise<SourcePlace | undefined> =>
  file.startsWith('wallet/')
    ? {
        source: 'apps/wallet/src/deposit.ts',
        line: column * 10,
        column: 3,
        name: undefined,
        code: ['before', '  amount.trim();', 'after'],
        firstLine: column * 10 - 1,
      }
    : undefined;
const parts = { placeOf, loads: new Map<string, number>(), fromHour: HOUR - 1, hours: 2, filter: {} };

it('is one group for an error of ten thousand pages, in all releases that have it, whatever the number of its line', async () => {
  const [one, other] = [createErrorRecorder('one'), createErrorRecorder('other')];
  for (let page = 0; page < 10_000; page += 1) {
    const recorder = page % 2 === 0 ? one : other;
    const version = page % 10 === 0 ? '1.4.0' : '1.5.0';
    recorder.take(
      beacon(`page ${page}`, thrown(version, { screen: page % 4 === 0 ? '/wallet' : '/recharge' })),
      'Safari',
      NOW - page,
    );
  }
  await one.flush(store());
  await other.flush(store());
  const { groups } = await groupErrors(await readErrors(store(), HOUR - 1), parts);
  expect(groups).toHaveLength(1);
  const [group] = groups;
  expect(group).toMatchObject({
    app: 'wallet',
    name: 'TypeError',
    count: 10_000,
    firstAt: new Date(NOW - 9_999).toISOString(),
    lastAt: new Date(NOW).toISOString(),
    browsers: { Safari: 10_000 },
    compositions: { 'c-1': 10_000 },
    screens: { '/wallet': 2_500, '/recharge': 7_500 },
    isNew: false,
  });
  expect(group?.pages).toBeGreaterThan(8_500);
  expect(group?.pages).toBeLessThan(11_500);
  expect(group?.releases.map(({ version, count }) => [version, count])).toEqual([
    ['1.4.0', 1_000],
    ['1.5.0', 9_000],
  ]);
  expect(group?.trend.reduce((sum, hour) => sum + hour, 0)).toBe(10_000);
  expect(group && firstPlace(group)).toBe('apps/wallet/src/deposit.ts:40');
});

it('tells apart what was thrown with other words, elsewhere, or in another app', async () => {
  const recorder = createErrorRecorder('one');
  const others = [
    thrown(),
    thrown('1.5.0', { message: 'y is undefined' }),
    thrown('1.5.0', { name: 'RangeError' }),
    thrown('1.5.0', { remote: 'shell', version: '2.0.0', frames: [{ file: 'shell/2.0.0/main.js', line: 7, column: 1 }] }),
    thrown('1.5.0', { frames: [] }),
  ];
  recorder.take(beacon('a', ...others), 'Chrome', NOW);
  await recorder.flush(store());
  expect((await groupErrors(await readErrors(store(), HOUR), parts)).total).toBe(others.length);
});

it('is new in a release that alone has it, when others were loaded without it', async () => {
  const recorder = createErrorRecorder('one');
  recorder.take(beacon('a', thrown()), 'Chrome', NOW);
  await recorder.flush(store());
  const errors = await readErrors(store(), HOUR);
  const isNew = async (loads: Readonly<Record<string, number>>) =>
    (await groupErrors(errors, { ...parts, loads: new Map(Object.entries(loads)) })).groups[0]?.isNew;
  await expect(isNew({ 'wallet@1.5.0': 100, 'wallet@1.4.0': 100 })).resolves.toBe(true);
  await expect(isNew({ 'wallet@1.5.0': 100, 'wallet@1.4.0': 3 })).resolves.toBe(false);
  await expect(isNew({ 'wallet@1.5.0': 100, 'records@1.4.0': 100 })).resolves.toBe(false);
});

it('says of a release what was on the most pages, for the history', async () => {
  const recorder = createErrorRecorder('one');
  for (const page of ['a', 'b', 'c']) recorder.take(beacon(page, thrown()), 'Chrome', NOW);
  recorder.take(beacon('a', thrown('1.5.0', { name: 'ChunkLoadError', message: '', frames: [] })), 'Chrome', NOW);
  recorder.take(beacon('a', thrown('1.4.0', { message: 'of another release' })), 'Chrome', NOW);
  await recorder.flush(store());
  const { groups } = await groupErrors(await readErrors(store(), HOUR), parts);
  expect(sentencesOf(groups, 'wallet', '1.5.0')).toEqual([
    'TypeError: x is undefined at apps/wallet/src/deposit.ts:50 (3 pages)',
    'ChunkLoadError (1 page)',
  ]);
});

it('reports the hours that are asked for and all of the first, with the loads of the same hours', async () => {
  const recorder = createErrorRecorder('one');
  recorder.take(beacon('a', thrown('1.5.0', { message: 'old' })), 'Chrome', NOW - 3 * HOUR_MS);
  recorder.take(beacon('a', thrown()), 'Chrome', NOW);
  await recorder.flush(store());
  const counts = { loads: 40, failures: 0, failedPages: 0, ms: {} };
  const minutes = [{ minute: HOUR * 60, sequence: 1, pages: [], lcp: {}, refused: 0, releases: { 'wallet@1.5.0': counts } }];
  await store().write(telemetryKey(HOUR, 'one'), Buffer.from(JSON.stringify({ minutes })));
  const report = createErrorReport(store(), { sourceMap: async () => undefined });
  await expect(report(2, NOW)).resolves.toMatchObject({
    from: new Date((HOUR - 2) * HOUR_MS).toISOString(),
    total: 1,
    groups: [{ message: 'x is undefined', trend: [0, 0, 1], releases: [{ version: '1.5.0', pages: 1, loads: 40 }] }],
  });
  // At five minutes past the hour, the last hour has to include more than these five minutes.
  expect((await report(1, (HOUR + 1) * HOUR_MS + 300_000)).total).toBe(1);
  expect((await report(4, NOW)).groups.map(({ message }) => message).toSorted()).toEqual(['old', 'x is undefined']);
});

it('finds the errors of an app, a release and a screen beside a hundred of others that are on more pages', async () => {
  const large = createErrorRecorder('one');
  for (let error = 0; error < 100; error += 1)
    for (const page of ['a', 'b']) large.take(beacon(page, thrown('1.5.0', { message: `${error}` })), 'Chrome', NOW);
  const small = createErrorRecorder('other');
  small.take(beacon('a', thrown('2.0.0', { remote: 'bingo', screen: '/bingo', frames: [] })), 'Chrome', NOW);
  small.take(beacon('a', thrown('1.6.0', { message: 'of a canary', frames: [] })), 'Chrome', NOW);
  await large.flush(store());
  await small.flush(store());
  const report = createErrorReport(store(), { sourceMap: async () => undefined });
  const found = async (filter: ErrorFilter) => {
    const { groups, total } = await report(1, NOW, filter);
    return [total, groups.length, ...groups.slice(0, 1).map(({ app, message }) => `${app}: ${message}`)];
  };
  expect(await found({ app: 'bingo' })).toEqual([1, 1, 'bingo: x is undefined']);
  expect(await found({ app: 'wallet', release: 'wallet@1.6.0' })).toEqual([1, 1, 'wallet: of a canary']);
  expect(await found({ screen: '/bingo' })).toEqual([1, 1, 'bingo: x is undefined']);
  expect(await found({})).toEqual([102, 100, 'wallet: 0']);
  await expect(report(1, NOW, { app: 'bingo' })).resolves.toMatchObject({
    apps: ['bingo', 'wallet'],
    releases: ['bingo@2.0.0'],
    screens: ['/bingo'],
  });
});

it('reads the map of a file once for all errors, and once for the stacks that it shows, however many files there are', async () => {
  const recorder = createErrorRecorder('one');
  const frameOf = (file: number) => ({ file: `wallet/1.5.0/${file}.js`, line: 1, column: 1 });
  for (let error = 0; error < 100; error += 1) {
    const frames = Array.from({ length: 5 }, (_, index) => frameOf((error + index) % 25));
    recorder.take(beacon('a', thrown('1.5.0', { message: `${error}`, frames })), 'Chrome', NOW);
  }
  await recorder.flush(store());
  const sourceMap = jest.fn(async () => Buffer.from(JSON.stringify({ version: 3, sources: [], names: [], mappings: '' })));
  await expect(createErrorReport(store(), { sourceMap })(1, NOW)).resolves.toMatchObject({ total: 100 });
  expect(sourceMap.mock.calls.length).toBeLessThanOrEqual(50);
});

describe('what somebody invents', () => {
  it('does not push out what many pages have, and takes a bounded space', async () => {
    const recorder = createErrorRecorder('one');
    for (let page = 0; page < 50; page += 1) recorder.take(beacon(`player ${page}`, thrown()), 'Safari', NOW);
    const frames = Array.from({ length: 20 }, () => ({ file: `wallet/1.5.0/${'x'.repeat(140)}.js`, line: 1, column: 1 }));
    for (let made = 0; made < 3_000; made += 1)
      recorder.take(beacon('inventor', thrown('1.5.0', { message: `${made} ${'x'.repeat(290)}`, frames })), 'other', NOW);
    await recorder.flush(store());
    const [hour = ''] = await store().list('errors');
    expect((await store().read(`errors/${hour}/one.json`))?.length).toBeLessThanOrEqual(262_144);
    const { groups } = await groupErrors(await readErrors(store(), HOUR), { ...parts, placeOf: async () => undefined });
    expect(groups[0]).toMatchObject({ message: 'x is undefined', pages: 50 });
    expect(groups.length).toBeLessThanOrEqual(100);
  });

  it('is counted under its name, whatever that is, and under "other" when there are many', async () => {
    const recorder = createErrorRecorder('one');
    for (const screen of ['__proto__', 'constructor', 'toString', ...Array.from({ length: 60 }, (_, index) => `/${index}`)])
      recorder.take(beacon('a', thrown('1.5.0', { screen })), 'Chrome', NOW);
    await recorder.flush(store());
    const [error] = await readErrors(store(), HOUR);
    expect(error?.count).toBe(63);
    expect(Object.keys(error?.screens ?? {}).length).toBeLessThanOrEqual(21);
    expect(error?.screens['other']).toBeGreaterThan(30);
  });

  it('does not hide the others when its file is not as it was written', async () => {
    const recorder = createErrorRecorder('one');
    recorder.take(beacon('a', thrown()), 'Chrome', NOW);
    await recorder.flush(store());
    const [hour = ''] = await store().list('errors');
    await store().write(`errors/${hour}/broken.json`, Buffer.from('{"errors":'));
    await store().write(`errors/${hour}/odd.json`, Buffer.from('{"errors":[{"error":{"event":"alive"}},7]}'));
    expect(await readErrors(store(), HOUR)).toHaveLength(1);
  });
});
