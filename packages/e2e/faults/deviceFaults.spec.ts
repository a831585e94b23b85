import { logIn } from '../support/site/member';
import { expect, test } from '../support/test';
import { workOffTurnover } from '../money/moneyFlows';
import { goesOfflineAndBack, CONNECTION_BAR_DELAY_MS, connectionBarIsReady, moveMoney, takeMeansAway } from './deviceScenario';

test('faults: offline and back in the wallet: it says so, and how old the balance is', async ({ phone: { page } }) => {
  await page.clock.install();
  await logIn(page);
  await page.getByRole('img', { name: /^¥/ }).first().waitFor();
  await page.clock.fastForward(CONNECTION_BAR_DELAY_MS);
  await connectionBarIsReady(page);
  await goesOfflineAndBack(page, '/wallet');
});

test(
  'faults: storages, caches, cookies, locks and channels are all null: log in, withdraw, deposit, log out',
  { tag: ['@wallet', '@account'] },
  async ({ phone: { page, complaints }, operator }) => {
    await workOffTurnover(operator);
    await page.addInitScript(takeMeansAway, 'null' as const);
    await moveMoney(page);
    expect(complaints).toEqual([]);
  },
);
