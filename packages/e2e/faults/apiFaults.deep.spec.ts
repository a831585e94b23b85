import { apiFaults } from '@parlour/testing/apiFaults';
import { walkers } from '../support/screens/sweptScreens';
import { expect } from '../support/test';
import { screensThat, test } from './firstVisit';
import { spared, walk } from './screenSweep';

test.describe('faults: every screen while every call ends badly', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const walker of walkers) {
    for (const [turn, fault] of apiFaults.filter(({ isSwept }) => isSwept).entries()) {
      test(`${fault.name}: a ${walker}`, { tag: '@deep' }, async ({ start, shownTo }) => {
        const isSpared = (path: string) => fault.name === spared.fault && walker === spared.walker && path === spared.path;
        const all = [...screensThat('written', walker), ...(await shownTo(walker, 'recorded')).keys()];
        const screens = all.filter(({ path }) => !isSpared(path));
        expect(await walk({ ...start, fault, turn, walker, screens })).toEqual({});
      });
    }
  }
});
