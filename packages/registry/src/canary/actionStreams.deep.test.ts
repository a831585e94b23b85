import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ActionSite } from '../testing/testActions';

const RUNS = 2000;

/** The seconds after which 2,000 simulated canaries are stopped, of those that are. */
async function stops(site: Omit<ActionSite, 'seed'>): Promise<readonly number[]> {
  const words = ['--import', 'tsx', path.join(__dirname, '../testing/testActions.ts'), String(RUNS), JSON.stringify(site)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: path.join(__dirname, '../..') });
  return (JSON.parse(stdout) as readonly (number | null)[]).filter((second) => second !== null);
}

it.each([0.1, 0.5])(
  'stops less than one in a hundred canaries that are as good, in half an hour at a share of %d',
  async (share) => {
    expect((await stops({ tries: 4, share, seconds: 1800 })).length).toBeLessThan(RUNS / 100);
  },
);

it.each([0.1, 0.5])(
  'stops no more canaries in ten minutes without a backend than chance does, at a share of %d',
  async (share) => {
    const outage = { from: 300, to: 900 };
    const during = (await stops({ tries: 4, share, seconds: 960, outage })).filter((second) => second > outage.from);
    // Chance stops one in a thousand in that time without an outage, too.
    expect(during.length).toBeLessThanOrEqual(RUNS / 500);
  },
);

// The share of all visitors that the canary has; four tries a second are its own.
it.each([
  [0.01, 0.98],
  [0.05, 0.97],
  [0.1, 0.98],
  [0.25, 0.95],
  [0.5, 0.79],
])(
  'at a share of %d, a canary of which 5 %% of four deposits a second end silently is taken back within two minutes',
  async (share, least) => {
    const seconds = await stops({ tries: 4 / share, share, seconds: 600, worse: { dead: 0.05 } });
    expect(seconds.filter((second) => second <= 120).length / RUNS).toBeGreaterThanOrEqual(least);
  },
);

it.each([0.05, 0.1, 0.25, 0.5])('at a share of %d, one whose button is dead for all is taken back within 30 s', async (share) => {
  const seconds = await stops({ tries: 4 / share, share, seconds: 300, worse: { dead: 1 } });
  expect(seconds.filter((second) => second <= 30)).toHaveLength(RUNS);
});
