import { sweep } from '../support/sweep';
import { expect } from '../support/test';
import { forged, test } from './manifestTrial';

test(
  'faults: an open page goes on whatever the manifest is, and takes the next good one',
  { tag: '@deep' },
  async ({ trial }) => {
    test.setTimeout(180_000);
    const rows = Object.entries(trial.faults).filter(([what]) => what !== forged);
    const meet = async (fault: (typeof rows)[number][1]) => {
      await trial.goesOn(fault);
      return [];
    };
    expect(await sweep(rows, meet)).toEqual({});
    await trial.takesNext();
  },
);
