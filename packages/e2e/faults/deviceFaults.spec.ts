import { logIn } from '../support/member';
import { test } from '../support/test';
import { goesOfflineAndBack, CONNECTION_BAR_DELAY_MS, connectionBarIsReady } from './deviceScenario';

test('faults: offline and back in the wallet: it says so, and how old the balance is', async ({ phone: { page } }) => {
  await page.clock.install();
  await logIn(page);
  await page.getByRole('img', { name: /^¥/ }).first().waitFor();
  await page.clock.fastForward(CONNECTION_BAR_DELAY_MS);
  await connectionBarIsReady(page);
  await goesOfflineAndBack(page, '/wallet');
});
