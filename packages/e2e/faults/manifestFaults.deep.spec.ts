import { sweep } from '../support/screens/sweep';
import { expect } from '../support/test';
import { forged, test } from './manifestScenario';

test(
  'faults: an open page goes on whatever the manifest is, and takes the next good one',
  { tag: '@deep' },
  async ({ scenario }) => {
    const rows = Object.entries(scenario.faults).filter(([what]) => what !== forged);
    const meet = async (fault: (typeof rows)[number][1]) => {
      await scenario.goesOn(fault);
      return [];
    };
    expect(await sweep(rows, meet)).toEqual({});
    await scenario.takesNext();
  },
);
