import { forged, test } from './manifestScenario';

test('faults: an open page goes on when a manifest is forged, and takes the next good one', async ({ scenario }) => {
  const fault = scenario.faults[forged];
  if (fault !== undefined) await scenario.goesOn(fault);
  await scenario.takesNext();
});
