import { logIn } from '../support/site/member';
import { comesTo, test } from './missingFilesScenario';

test('faults: a remote that the page has not asked for yet is gone: it comes to the one that is live now', async ({
  scenario: { page, releaseWallet, removeFiles },
}) => {
  const old = await releaseWallet('Assets, gone');
  await logIn(page);
  await releaseWallet('Assets, here');
  await removeFiles('wallet', old);
  await comesTo(page, '/wallet', 'Assets, here');
});
