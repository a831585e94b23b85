import { bucketOf, releaseFor } from './canaryAssignment';
import { EVERYONE, type LiveRelease, type LiveRemote } from './manifest';

const COUNT = 400_000;
const visitors = Array.from({ length: COUNT }, (_, index) => `visitor-${index}`);
const first = visitors.find((visitor) => bucketOf(visitor, 'wallet') === 0);
const stops = [0, 100, 500, 1000, 2500, 5000, EVERYONE];

const release = (version: string): LiveRelease => ({
  version,
  platformVersion: '^1.0.0',
  container: 'wallet',
  entry: { path: 'remoteEntry.js', integrity: '' },
  modules: {},
  outage: '',
  routes: [],
});
const stable = { ...release('1.0.0'), salt: 'wallet' };
const withCanary = (share: number, rings: ('staff' | 'agents')[] = []): LiveRemote => ({
  ...stable,
  canary: { ...release('1.1.0'), share, rings },
});

// Visitors' names are random, so an even division of 400,000 visitors deviates by chance: 0.08 points at a half, 0.02 at a
// hundredth.
it('gives each share of 400,000 visitors to a tenth of a point, and leans to neither side', () => {
  const salts = Array.from({ length: 8 }, (_, index) => `wallet-${index}`);
  const divided = salts.map((salt) => {
    const buckets = visitors.map((visitor) => bucketOf(visitor, salt));
    return stops.map((share) => (buckets.filter((bucket) => bucket < share).length / COUNT - share / EVERYONE) * 100);
  });
  for (const index of stops.keys()) {
    const errors = divided.map((points) => points[index] ?? Number.NaN);
    const usual = Math.sqrt(errors.reduce((sum, points) => sum + points ** 2, 0) / errors.length);
    const lean = errors.reduce((sum, points) => sum + points, 0) / errors.length;
    expect(usual).toBeLessThanOrEqual(0.1);
    expect(Math.abs(lean)).toBeLessThanOrEqual(0.05);
  }
});

it('is as even as chance is, for visitors named at random: no bucket is ever out of range or out of line', () => {
  const counts = Array.from({ length: 100 }, () => 0);
  for (const visitor of visitors) {
    const place = Math.floor(bucketOf(visitor, 'lobby') / 100);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const expected = COUNT / 100;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // The 0.1 % and 99.9 % quantiles for 99 degrees of freedom.
  expect(chi).toBeGreaterThan(61.1);
  expect(chi).toBeLessThan(148.2);
});

it('chooses other visitors for another remote', () => {
  const both = visitors.filter((visitor) => bucketOf(visitor, 'wallet') < 1000 && bucketOf(visitor, 'lobby') < 1000);
  expect(both.length / COUNT).toBeCloseTo(0.01, 2);
});

it('keeps whoever is in when the share grows', () => {
  const inAt = (share: number) =>
    visitors.slice(0, 20_000).filter((id) => releaseFor(withCanary(share), { id, rings: [] }).version === '1.1.0');
  const few = inAt(100);
  const more = new Set(inAt(1000));
  expect(few.length).toBeGreaterThan(100);
  expect(few.every((visitor) => more.has(visitor))).toBe(true);
});

it.each([
  ['a visitor without a name', { id: undefined, rings: [] }, withCanary(EVERYONE), '1.0.0'],
  ['staff', { id: undefined, rings: ['staff'] as const }, withCanary(0, ['staff']), '1.1.0'],
  ['an agent while only staff is let in', { id: 'a', rings: ['agents'] as const }, withCanary(0, ['staff']), '1.0.0'],
  ['anybody at nothing', { id: 'a', rings: [] }, withCanary(0), '1.0.0'],
  ['who comes first of all, at nothing', { id: first, rings: [] }, withCanary(0), '1.0.0'],
  ['anybody at all', { id: 'a', rings: [] }, withCanary(EVERYONE), '1.1.0'],
  ['anybody without a canary', { id: 'a', rings: [] }, stable, '1.0.0'],
])('gives %s the right release', (_who, visitor, remote, version) => {
  expect(releaseFor(remote, visitor).version).toBe(version);
});
