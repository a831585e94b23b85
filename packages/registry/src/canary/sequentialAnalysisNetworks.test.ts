import { seeds } from '../testing/testCanaries';
import { carriers, type Site, stoppedAfterTold } from '../testing/testNetworks';

const bad = { loads: 20, share: 0.1, canary: 0.05, stable: 0.001, seconds: 600 };
const sound = { loads: 20, share: 0.1, canary: 0.002, stable: 0.002, seconds: 1200 };

/** The share of runs in which the canary is stopped within a time. */
const stopped = (within: number, runs: number, site: Omit<Site, 'seed'>) =>
  seeds(runs).filter((seed) => stoppedAfterTold({ ...site, seed }) <= within).length / runs;

it.each([
  [200, 0.84],
  [20, 0.84],
  // Three carriers: of each one's failures at most as many count as the smallest one has.
  [3, 0.4],
])('a canary of which 5 %% fail, of players in %d networks, is stopped within a minute in %d of the runs', (networks, least) => {
  expect(stopped(60, 100, { ...bad, networks: carriers(networks) })).toBeGreaterThanOrEqual(least);
});

it('a sound canary stays when the largest carrier is out for five minutes', () => {
  const outage = { network: 0, from: 300, to: 600, rate: 0.8 };
  expect(stopped(1200, 50, { ...sound, networks: carriers(50), outage })).toBeLessThanOrEqual(0.02);
});

it.each([
  [1, 0.1],
  [2, 0.4],
])(
  '%d networks that report three failures a second take a sound canary back in few runs, and without the rule in all',
  (networks, most) => {
    const site = { ...sound, networks: carriers(50), strangers: { networks, canaryFailures: 3 } };
    expect(stopped(1200, 50, site)).toBeLessThanOrEqual(most);
    expect(stopped(1200, 10, { ...site, isPlain: true })).toBe(1);
  },
);

it.each([
  ['fifty good loads of the canary', { networks: 1, canaryLoads: 50 }],
  ['fifty failures of the stable release', { networks: 1, stableFailures: 50 }],
])(
  'one network that reports %s a second holds a broken canary for some seconds, and without the rule for ever',
  (_what, strangers) => {
    const site = { ...bad, networks: carriers(50), strangers };
    expect(stopped(180, 50, site)).toBeGreaterThanOrEqual(0.95);
    expect(stopped(180, 10, { ...site, isPlain: true })).toBeLessThanOrEqual(0.2);
  },
);
