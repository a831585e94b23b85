import { logIn } from '../support/member';
import { expect, test } from '../support/test';
import { goesOfflineAndBack, spendDay, brokenStorage, CONNECTION_BAR_DELAY_MS, connectionBarIsReady } from './deviceScenario';

test('faults: offline and back in the wallet: it says so, and how old the balance is', async ({ phone: { page } }) => {
  await page.clock.install();
  await logIn(page);
  await page.getByRole('img', { name: /^¥/ }).first().waitFor();
  await page.clock.fastForward(CONNECTION_BAR_DELAY_MS);
  await connectionBarIsReady(page);
  await goesOfflineAndBack(page, '/wallet');
});

test.describe('faults: storage that is full', () => {
  test.use({ hasIntro: true });

  test('log in, look at the money, deposit, log out', async ({ phone: { page, complaints }, operator }) => {
    await page.addInitScript(brokenStorage.full);
    await spendDay(page, await operator.register());
    expect(complaints).toEqual([]);
  });
});
