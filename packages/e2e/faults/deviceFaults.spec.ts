import { logIn } from '../support/member';
import { expect, test } from '../support/test';
import { goesOffAndBack, liveADay, spoiltStorage, STRIP_COMES_MS, stripIsReady } from './deviceScenario';

test('faults: offline and back in the wallet: it says so, and how old the balance is', async ({ phone: { page } }) => {
  await page.clock.install();
  await logIn(page);
  await page.getByRole('img', { name: /^¥/ }).first().waitFor();
  await page.clock.fastForward(STRIP_COMES_MS);
  await stripIsReady(page);
  await goesOffAndBack(page, '/wallet');
});

test.describe('faults: storage that is full', () => {
  test.use({ hasIntro: true });

  test('log in, look at the money, deposit, log out', async ({ phone: { page, complaints }, operator }) => {
    await page.addInitScript(spoiltStorage.full);
    await liveADay(page, await operator.register());
    expect(complaints).toEqual([]);
  });
});
