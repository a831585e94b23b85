import { apiFaults } from '@parlour/testing/apiFaults';
import { screensOf } from '../support/screens/sweptScreens';
import { expect } from '../support/test';
import { spared, test, walk } from './screenSweep';
import { readScreens, walkSingly } from './singleSweep';

const screens = screensOf(spared.walker).filter(({ path }) => path === spared.path);

for (const fault of apiFaults.filter(({ name }) => name === spared.fault)) {
  test(`faults: ${fault.name}: the wallet while every call ends so, and while one alone does`, async ({ start, openPhone }) => {
    const newWalk = async () => ({ ...start, walker: spared.walker, phone: await openPhone({ reducedMotion: 'reduce' }) });
    expect(await walk({ ...(await newWalk()), fault, turn: 0, screens })).toEqual({});
    start.line.mend();
    const shown = await readScreens(await newWalk(), screens);
    const cells = screens.map((screen) => ({ screen, call: spared.call, fault }));
    expect(await walkSingly(await newWalk(), cells, shown)).toEqual({});
  });
}
