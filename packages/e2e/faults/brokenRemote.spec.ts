import { test } from './remoteScenario';
import { releaseThrowing, releaseWallets, expectFallback } from './walletScenario';

test('faults: a remote whose entry throws on load, with a working fallback release', async ({ scenario, releases }) => {
  const pair = await releaseWallets(scenario);
  const version = await releaseThrowing(scenario, releases, pair, 'entry');
  await expectFallback(scenario, await scenario.openMember(), version);
});
