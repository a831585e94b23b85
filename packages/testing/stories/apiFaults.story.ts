import { type ApiFault, apiFaults } from './apiFaults';
import { atOnce } from './atOnce';
import { closeBrowser, siteUrl } from './phone';
import type { Complaints } from './screenComplaints';
import { walk } from './screenSweep';
import { sweepMember } from './sweepMember';
import { screensOf, type SweptScreen, type Walker, walkers } from './sweptScreens';

/** Walkers spend most of their time waiting, so that more of them than there are cores walk at once. */
const AT_ONCE = 5;
const faults = apiFaults.filter(({ isSwept }) => isSwept);
const titleOf = ({ name }: ApiFault, walker: Walker, { path }: SweptScreen) => `${name}: a ${walker} at ${path}`;
const walks = walkers.flatMap((walker) => faults.map((fault, turn) => ({ fault, turn, walker, screens: screensOf(walker) })));
const cells = walks.flatMap(({ fault, walker, screens }) => screens.map((screen) => titleOf(fault, walker, screen)));
const found = new Map<string, Complaints>();

beforeAll(async () => {
  const member = await sweepMember(siteUrl);
  await atOnce(AT_ONCE, walks, async (job) => {
    for (const [screen, complaints] of await walk({ site: siteUrl, ...member, ...job }))
      found.set(titleOf(job.fault, job.walker, screen), complaints);
  });
}, 600_000);

afterAll(closeBrowser);

describe('faults: every screen while every call ends badly', () => {
  it.each(cells)('%s', (cell) => {
    expect(found.get(cell)).toEqual([]);
  });
});
