import { apiFaults } from './apiFaults';
import { atOnce } from './atOnce';
import { closeBrowser, siteUrl } from './phone';
import { roundsOf } from './rounds';
import type { Complaints } from './screenComplaints';
import { type Cell, readScreens, type Shown, walkSingly } from './singleSweep';
import { sweepMember } from './sweepMember';
import { screensOf, shellAsks, type Walker, walkers } from './sweptScreens';

const AT_ONCE = 5;
const faults = apiFaults.filter(({ isSweptSingly }) => isSweptSingly);

/** A screen's own calls: each fault on each of them, on one page, since what fails is asked for again at the next visit. */
const ownWalks = (walker: Walker): readonly (readonly Cell[])[] =>
  roundsOf(screensOf(walker)).map((round) =>
    faults.flatMap((fault) =>
      screensOf(walker).flatMap((screen) =>
        screen.asks.filter((call) => round.includes(call)).map((call) => ({ screen, call, fault })),
      ),
    ),
  );
/** The shell's calls are made once a page: a page for each fault, and each screen in one of them. */
const shellWalks = (walker: Walker): readonly (readonly Cell[])[] =>
  shellAsks[walker].flatMap((call) =>
    faults.map((fault, at) =>
      screensOf(walker)
        .filter((_screen, index) => index % faults.length === at)
        .map((screen) => ({ screen, call, fault })),
    ),
  );
const walks = walkers.flatMap((walker) => [...ownWalks(walker), ...shellWalks(walker)].map((cells) => ({ walker, cells })));

const titleOf = (walker: Walker, { screen, call, fault }: Cell) => `${call}: ${fault.name}: a ${walker} at ${screen.path}`;
const titles = walks.flatMap(({ walker, cells }) => cells.map((cell) => titleOf(walker, cell)));
const found = new Map<string, Complaints>();

beforeAll(async () => {
  const member = { site: siteUrl, ...(await sweepMember(siteUrl)) };
  const shown = new Map<Walker, Shown>();
  await atOnce(AT_ONCE, walkers, async (walker) => {
    shown.set(walker, await readScreens({ ...member, walker }, screensOf(walker)));
  });
  await atOnce(AT_ONCE, walks, async ({ walker, cells }) => {
    for (const [cell, complaints] of await walkSingly({ ...member, walker }, cells, shown.get(walker) ?? new Map()))
      found.set(titleOf(walker, cell), complaints);
  });
}, 600_000);

afterAll(closeBrowser);

describe('faults: every screen while one of its calls ends badly', () => {
  it.each(titles)('%s', (title) => {
    expect(found.get(title)).toEqual([]);
  });
});
