import { hourName } from '@parlour/registry/canary/releaseUsage';
import { memoryStore, testStoreForEach } from '@parlour/registry/testing/testStore';
import type { DeviceClass, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createTimingRecorder, readTimings } from './timings';

const NOW = 500_000 * 3_600_000 + 1_000;

const store = testStoreForEach();

const beacon = (device: DeviceClass | undefined, ...events: readonly TelemetryEvent[]) => ({
  page: 'a',
  composition: 'c-1',
  device,
  events,
});
const loaded = (version: string, screen: string, ms: number, fetched = false): TelemetryEvent => ({
  event: 'screenLoaded',
  remote: 'wallet',
  version,
  screen,
  ms,
  fetched,
});
const vital = (name: 'LCP' | 'INP' | 'CLS', value: number, screen = 'Deposit'): TelemetryEvent => ({
  event: 'vital',
  name,
  value,
  shown: { remote: 'wallet', version: '1.5.0', screen },
});
const none = { count: 0, p75: undefined, p98: undefined };

it('gives the 75th and 98th percentile of a release, of all gateways', async () => {
  for (const [gateway, from] of [
    ['one', 1],
    ['other', 51],
  ] as const) {
    const recorder = createTimingRecorder(gateway);
    for (let ms = from; ms < from + 50; ms += 1) recorder.take(beacon('low', loaded('1.5.0', 'Deposit', ms * 20)), NOW);
    await recorder.flush(store());
  }
  const { releases } = await readTimings(store(), { hours: 1 }, NOW);
  expect(releases).toMatchObject([{ name: 'wallet', version: '1.5.0', mounted: { count: 100 }, fetched: none, lcp: none }]);
  const { p75 = 0, p98 = 0 } = releases[0]?.mounted ?? {};
  expect(Math.abs(p75 / 1500 - 1)).toBeLessThan(0.041);
  expect(Math.abs(p98 / 1960 - 1)).toBeLessThan(0.041);
});

it('tells loads from the network apart, and the vitals with their screens', async () => {
  const recorder = createTimingRecorder('one');
  recorder.take(
    beacon(
      'medium',
      loaded('1.5.0', 'Deposit', 900, true),
      loaded('1.5.0', 'Wallet', 100),
      vital('LCP', 1800),
      vital('INP', 90, 'Wallet'),
      vital('CLS', 0.1),
      { event: 'vital', name: 'LCP', value: 9000 },
    ),
    NOW,
  );
  await recorder.flush(store());
  const [all] = (await readTimings(store(), { hours: 1 }, NOW)).releases;
  expect([all?.mounted.count, all?.fetched.count, all?.cached.count, all?.lcp.count, all?.inp.count, all?.cls.count]).toEqual([
    2, 1, 1, 1, 1, 1,
  ]);
  expect(all?.cls.p75).toBeCloseTo(0.1, 2);
  const [wallet] = (await readTimings(store(), { hours: 1, screen: 'Wallet' }, NOW)).releases;
  expect([wallet?.mounted.count, wallet?.lcp.count, wallet?.inp.count]).toEqual([1, 0, 1]);
});

it('filters by app, screen, device and time, and says what there is', async () => {
  const recorder = createTimingRecorder('one');
  recorder.take(beacon('low', loaded('1.5.0', 'Deposit', 900)), NOW - 3_600_000);
  recorder.take(beacon('high', loaded('1.6.0', 'Wallet', 300)), NOW);
  recorder.take(beacon(undefined, { ...loaded('2.0.0', 'Home', 300), remote: 'lobby' } as TelemetryEvent), NOW);
  await recorder.flush(store());
  const versions = async (filter: Omit<Parameters<typeof readTimings>[1], 'hours'>, hours = 2) =>
    (await readTimings(store(), { hours, ...filter }, NOW)).releases.map(({ name, version }) => `${name}@${version}`);
  await expect(versions({})).resolves.toEqual(['lobby@2.0.0', 'wallet@1.5.0', 'wallet@1.6.0']);
  await expect(versions({ app: 'wallet' })).resolves.toEqual(['wallet@1.5.0', 'wallet@1.6.0']);
  await expect(versions({ app: 'wallet' }, 1)).resolves.toEqual(['wallet@1.6.0']);
  await expect(versions({ device: 'low' })).resolves.toEqual(['wallet@1.5.0']);
  await expect(versions({ screen: 'Home' })).resolves.toEqual(['lobby@2.0.0']);
  await expect(readTimings(store(), { hours: 2, app: 'wallet' }, NOW)).resolves.toMatchObject({
    apps: ['lobby', 'wallet'],
    screens: ['Deposit', 'Wallet'],
  });
});

it('stays bounded however many screens somebody invents', async () => {
  const recorder = createTimingRecorder('one');
  for (let index = 0; index < 3_000; index += 1) recorder.take(beacon('low', loaded('1.5.0', `S${index}`, index)), NOW);
  recorder.take(beacon('low', loaded('1.5.0', '__proto__', 10)), NOW);
  await recorder.flush(store());
  const { screens, releases } = await readTimings(store(), { hours: 1 }, NOW);
  expect(screens.length).toBe(1_501);
  expect(releases[0]?.mounted.count).toBe(3_001);
});

it('answers other requests while it reads a day of rows', async () => {
  const rows = Array.from({ length: 1_500 }, (_, screen) => ({
    ...{ name: 'wallet', version: '1.5.0', screen: `S${screen}`, device: 'low' },
    ...{ mounted: { 50: 1 }, fetched: {}, LCP: {}, INP: {}, CLS: {} },
  }));
  const full = memoryStore();
  for (let hour = 0; hour < 24; hour += 1)
    await full.write(`timings/${hourName(NOW / 3_600_000 - hour)}/one.json`, Buffer.from(JSON.stringify({ format: 1, rows })));
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const { releases } = await readTimings(full, { hours: 24 }, NOW);
  clearInterval(counting);
  expect(releases).toMatchObject([{ mounted: { count: 36_000 } }]);
  expect(turns).toBeGreaterThan(12);
});

it('skips files that it cannot read', async () => {
  const recorder = createTimingRecorder('one');
  recorder.take(beacon('low', loaded('1.5.0', 'Deposit', 900)), NOW);
  await recorder.flush(store());
  const [hour = ''] = await store().list('timings');
  await store().write(`timings/${hour}/broken.json`, Buffer.from('{"rows":'));
  await store().write(`timings/${hour}/newer.json`, Buffer.from('{"rows":[{"name":"wallet"},7]}'));
  await expect(readTimings(store(), { hours: 1 }, NOW)).resolves.toMatchObject({ releases: [{ mounted: { count: 1 } }] });
});
