import { lineFaults } from '@parlour/testing/faultyLine';
import { showsTextsOnly } from './deferredChunkScenario';
import { test } from './remoteScenario';

test('faults: a deferred chunk of a screen is missing: the screen shows its texts alone', async ({ scenario }) => {
  await showsTextsOnly(scenario, await scenario.release('promotions'), lineFaults['404']);
});
