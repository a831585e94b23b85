import { lineFaults } from '@parlour/testing/faultyLine';
import { test } from './remoteTrial';
import { breakWallet, releaseWallets, seeGoodOne } from './walletTrial';

test('faults: a remote whose entry is gone, with a good one standing by', async ({ trial }) => {
  const pair = await releaseWallets(trial);
  const page = await breakWallet(trial, pair, 'entry', lineFaults['404']);
  await seeGoodOne(trial, page, pair.live);
});
