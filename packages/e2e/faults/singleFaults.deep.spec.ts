import { apiFaults } from '@parlour/testing/apiFaults';
import { screensOf, shellAsks, walkers } from '../support/screens/sweptScreens';
import type { SweptScreen, Walker } from '../support/screens/writtenScreens';
import { expect } from '../support/test';
import { screensThat, test } from './firstVisit';
import { roundsOf } from './rounds';
import { spared } from './screenSweep';
import { type Cell, walkSingly } from './singleSweep';

const isSpared = (walker: Walker, { screen, call, fault }: Cell) =>
  [walker, screen.path, call, fault.name].join() === [spared.walker, spared.path, spared.call, spared.fault].join();
const faults = apiFaults.filter(({ isSweptSingly }) => isSweptSingly);

interface SingleWalk {
  readonly what: string;
  readonly cells: readonly Cell[];
}

/** A screen's own calls: each fault on each of them, on one page, since what fails is requested again at the next visit. */
const ownWalks = (screens: readonly SweptScreen[]): readonly SingleWalk[] =>
  roundsOf(screens).map((round) => ({
    what: round.join(', '),
    cells: faults.flatMap((fault) =>
      screens.flatMap((screen) => screen.asks.filter((call) => round.includes(call)).map((call) => ({ screen, call, fault }))),
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
  test.describe.configure({ mode: 'parallel' });

  for (const walker of walkers) {
    for (const { what, cells } of [...ownWalks(screensThat('written', walker)), ...shellWalks(walker)]) {
      test(`a ${walker}: ${what}`, { tag: '@deep' }, async ({ start, shownTo }) => {
        const shown = new Map([...(await shownTo(walker, 'written')), ...(await shownTo(walker, 'recorded'))]);
        const visited = new Map([...shown.keys()].map((screen) => [screen.path, screen]));
        const walked = cells
          .filter((cell) => !isSpared(walker, cell))
          .map((cell) => ({ ...cell, screen: visited.get(cell.screen.path) ?? cell.screen }));
        expect(await walkSingly({ ...start, walker }, walked, shown)).toEqual({});
      });
    }

    for (const { path } of screensThat('recorded', walker)) {
      test(`a ${walker}: the calls that ${path} makes`, { tag: '@deep' }, async ({ start, shownTo, openPhone }) => {
        const shown = await shownTo(walker, 'recorded');
        const screens = [...shown.keys()].filter((screen) => screen.path === path);
        for (const { what, cells } of ownWalks(screens)) {
          const phone = await openPhone({ reducedMotion: 'reduce' });
          expect([what, await walkSingly({ ...start, phone, walker }, cells, shown)]).toEqual([what, {}]);
          await phone.page.context().close();
        }
      });
    }
  }
});
