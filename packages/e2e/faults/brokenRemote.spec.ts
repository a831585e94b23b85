import { test } from './remoteTrial';
import { releaseThrowing, releaseWallets, seeGoodOne } from './walletTrial';

test('faults: a remote whose entry throws on load, with a good one standing by', async ({ trial, releases }) => {
  const pair = await releaseWallets(trial);
  const version = await releaseThrowing(trial, releases, pair, 'entry');
  await seeGoodOne(trial, await trial.openMember(), version);
});
