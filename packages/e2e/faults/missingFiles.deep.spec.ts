import { logIn } from '../support/site/member';
import { comesTo, goTo, test } from './missingFilesScenario';

/** Which files are gone while a page is open, and how the page gets to what is live now. */
test.describe('faults: old files gone under an open page', () => {
  test(
    'the other screens of a remote that is on screen',
    { tag: '@deep' },
    async ({ scenario: { page, releaseWallet, removeFiles }, releases }) => {
      // The fallback may take over.
      await releases.provenInPages('wallet', await releaseWallet('Assets, before'));
      const old = await releaseWallet('Assets, gone');
      await logIn(page);
      await comesTo(page, '/wallet', 'Assets, gone');
      await releaseWallet('Assets, here');
      await removeFiles('wallet', old);
      await comesTo(page, '/cards', '解绑');
      await goTo(page, '/wallet');
      await page.locator('main').getByText('Assets,').first().waitFor();
    },
  );

  test('the shell, and the page is loaded anew', { tag: '@deep' }, async ({ scenario: { page, release, removeFiles } }) => {
    const old = await release('shell');
    await logIn(page);
    await release('shell');
    await removeFiles('shell', old);
    await comesTo(page, '/mine', 'Log out');
    await page.reload();
    await comesTo(page, '/mine', 'Log out');
  });

  test(
    'what is live itself, by mistake: the one before stands in or it is said, the rest goes on, and what is released then comes',
    { tag: '@deep' },
    async ({ scenario: { page, releaseWallet, removeFiles } }) => {
      await releaseWallet('Total assets');
      const live = await releaseWallet('Assets, gone');
      await logIn(page);
      await removeFiles('wallet', live);
      await goTo(page, '/wallet');
      const retry = page.getByRole('button', { name: 'Try again' });
      await page.locator('main').getByText('Total assets').or(retry).first().waitFor();
      await goTo(page, '/activity');
      await page.locator('main img').first().waitFor();
      await releaseWallet('Assets, here');
      await comesTo(page, '/wallet', 'Assets, here');
    },
  );
});
