import { lineFaults } from '@parlour/testing/faultyLine';
import { goesOnWithWords } from './laterTrial';
import { test } from './remoteTrial';

test('faults: a piece that a screen fetches later is gone: it goes on with the words alone', async ({ trial }) => {
  await goesOnWithWords(trial, await trial.release('promotions'), lineFaults['404']);
});
