import { lineFaults } from '@parlour/testing/faultyLine';
import { test } from './remoteScenario';
import { breakWallet, releaseWallets, expectFallback } from './walletScenario';

test('faults: a remote whose entry is gone, with a working fallback release', async ({ scenario }) => {
  const pair = await releaseWallets(scenario);
  const page = await breakWallet(scenario, pair, 'entry', lineFaults['404']);
  await expectFallback(scenario, page, pair.live);
});
