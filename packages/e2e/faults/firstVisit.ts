import { openFaultyLine } from '@parlour/testing/faultyLine';
import { openPhone } from '../support/browser/phone';
import { screensOf } from '../support/screens/sweptScreens';
import type { Walker } from '../support/screens/writtenScreens';
import { test as base } from './screenSweep';
import { readScreens, type Shown } from './singleSweep';

/** Screens that have a row, or those whose calls are recorded. */
type Which = 'written' | 'recorded';

export const screensThat = (which: Which, walker: Walker) =>
  screensOf(walker).filter(({ isRecorded = false }) => isRecorded === (which === 'recorded'));

interface WorkerFixtures {
  /** What screens show to a walker when all is well. */
  readonly shownTo: (walker: Walker, which: Which) => Promise<Shown>;
}

export const test = base.extend<object, WorkerFixtures>({
  shownTo: [
    async ({ browser, site, walkingMember }, use) => {
      const visits = new Map<string, Promise<Shown>>();
      const visit = async (walker: Walker, which: Which): Promise<Shown> => {
        const screens = screensThat(which, walker);
        if (screens.length === 0) return new Map();
        const line = await openFaultyLine(site.url);
        const phone = await openPhone(browser, { reducedMotion: 'reduce' });
        const shown = await readScreens({ line, phone, walker, ...walkingMember }, screens);
        await phone.page.context().close();
        await line.close();
        return shown;
      };
      await use((walker, which) => {
        const known = visits.get(`${walker} ${which}`) ?? visit(walker, which);
        visits.set(`${walker} ${which}`, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
});
