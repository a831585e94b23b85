import { lineFaults } from '@parlour/testing/faultyLine';
import { test } from './remoteScenario';
import { breakWallet, releaseWallets, seeGoodOne } from './walletScenario';

test('faults: a remote whose entry is gone, with a working fallback release', async ({ scenario }) => {
  const pair = await releaseWallets(scenario);
  const page = await breakWallet(scenario, pair, 'entry', lineFaults['404']);
  await seeGoodOne(scenario, page, pair.live);
});
