import { apiFaults } from '@parlour/testing/apiFaults';
import { openFaultyLine } from '@parlour/testing/faultyLine';
import { openPhone } from '../support/phone';
import { screensOf, shellAsks, type Walker, walkers } from '../support/sweptScreens';
import { expect } from '../support/test';
import { roundsOf } from './rounds';
import { spared, test as base } from './screenSweep';
import { type Cell, readScreens, type Shown, walkSingly } from './singleSweep';

interface WorkerFixtures {
  /** What screens show to a walker when all is well. */
  readonly shownTo: (walker: Walker) => Promise<Shown>;
}

const test = base.extend<object, WorkerFixtures>({
  shownTo: [
    async ({ browser, site, walkingMember }, use) => {
      const shown = new Map<Walker, Shown>();
      await use(async (walker) => {
        const known = shown.get(walker);
        if (known !== undefined) return known;
        const line = await openFaultyLine(site.url);
        const phone = await openPhone(browser, { reducedMotion: 'reduce' });
        const read = await readScreens({ line, phone, walker, ...walkingMember }, screensOf(walker));
        shown.set(walker, read);
        await phone.page.context().close();
        await line.close();
        return read;
      });
    },
    { scope: 'worker' },
  ],
});

const isSpared = (walker: Walker, { screen, call, fault }: Cell) =>
  [walker, screen.path, call, fault.name].join() === [spared.walker, spared.path, spared.call, spared.fault].join();
const faults = apiFaults.filter(({ isSweptSingly }) => isSweptSingly);

interface SingleWalk {
  readonly what: string;
  readonly cells: readonly Cell[];
}

/** A screen's own calls: each fault on each of them, on one page, since what fails is requested again at the next visit. */
const ownWalks = (walker: Walker): readonly SingleWalk[] =>
  roundsOf(screensOf(walker)).map((round) => ({
    what: round.join(', '),
    cells: faults.flatMap((fault) =>
      screensOf(walker).flatMap((screen) =>
        screen.asks.filter((call) => round.includes(call)).map((call) => ({ screen, call, fault })),
      ),
    ),
  }));
/** The shell's calls are made once a page: a page for each fault, and each screen in one of them. */
const shellWalks = (walker: Walker): readonly SingleWalk[] =>
  shellAsks[walker].flatMap((call) =>
    faults.map((fault, at) => ({
      what: `${call}: ${fault.name}`,
      cells: screensOf(walker)
        .filter((_screen, index) => index % faults.length === at)
        .map((screen) => ({ screen, call, fault })),
    })),
  );

test.describe('faults: every screen while one of its calls ends badly', () => {
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });

  for (const walker of walkers) {
    for (const { what, cells } of [...ownWalks(walker), ...shellWalks(walker)]) {
      test(`a ${walker}: ${what}`, { tag: '@deep' }, async ({ start, shownTo }) => {
        const shown = await shownTo(walker);
        const walked = cells.filter((cell) => !isSpared(walker, cell));
        expect(await walkSingly({ ...start, walker }, walked, shown)).toEqual({});
      });
    }
  }
});
