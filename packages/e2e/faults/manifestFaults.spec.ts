import { forged, test } from './manifestTrial';

test('faults: an open page goes on when a manifest is forged, and takes the next good one', async ({ trial }) => {
  const fault = trial.faults[forged];
  if (fault !== undefined) await trial.goesOn(fault);
  await trial.takesNext();
});
