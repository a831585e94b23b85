import type { Page } from 'playwright-core';
import { fillRegistration, newPerson, readCaptcha } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const money = (page: Page, amount: string) => page.locator(`[aria-label="¥${amount}"]`);
const header = (page: Page) => page.locator('#root header').first();
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

it("a player's evening, from the door to the door", async () => {
  const { page, complaints } = await openPhone();
  const person = newPerson();
  const recounts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/refresh')) recounts.push(request.url());
  });

  // A visitor taps a game and is asked to log in.
  await page.goto(siteUrl);
  await page
    .getByRole('button', { name: /^Baccarat/ })
    .first()
    .click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^Please log in!$/ })
    .waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();

  // The registration, with one wrong captcha.
  await fillRegistration(page, person);
  const before = await page.locator('img[src*="captcha-"]').getAttribute('src');
  await page.locator('input[name=code]').fill('!!!!');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: /^Captcha error!$/ })
    .waitFor();
  expect(await page.locator('input[name=code]').inputValue()).toBe('');
  expect(await page.locator('img[src*="captcha-"]').getAttribute('src')).not.toBe(before);
  await page.locator('input[name=code]').fill((await readCaptcha(page)).toLowerCase());
  await page.keyboard.press('Enter');

  // It lands where the player was going.
  await page.waitForURL(({ hash }) => hash.startsWith('#/gamePage'));
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
  await money(page, '0.00').first().waitFor();

  // A deposit by bank: pending, then approved, and the balance follows without a touch.
  await page.getByRole('link', { name: 'Recharge' }).click();
  await page.getByRole('radio', { name: /Bank transfer/ }).click();
  await page.locator('input[name=amount]').fill('500');
  await page.locator('[name=bank_owner]').fill('林澜');
  await page.locator('select[name=bank]').selectOption({ index: 1 });
  await page.locator('[name=bank_no]').fill('6214000000006214');
  await page.locator('[name=bank_address]').fill('上海徐汇支行');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(({ hash }) => hash.startsWith('#/transRecord'));
  await page.getByText('pending review').first().waitFor();
  await page.getByText('approved').first().waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.goto(`${siteUrl}/#/`);
  await header(page).getByRole('img', { name: '¥500.00' }).waitFor();
  expect(recounts).toEqual([]);

  // Money moves to a venue.
  await page.goto(`${siteUrl}/#/transfer`);
  await page.locator('[data-field=targettype] select, select[name=targettype]').first().selectOption('OB');
  await page.locator('input[name=amount]').fill('200');
  await page.locator('form button[type=submit]').click();
  await page
    .getByRole('status')
    .filter({ hasText: /^操作成功$/ })
    .waitFor();
  await money(page, '300.00').first().waitFor();

  // A bet is played and lost, and stands under the bet records.
  await page.goto(`${siteUrl}/#/`);
  await page
    .getByRole('button', { name: /^Baccarat/ })
    .first()
    .click();
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Bet', exact: true }).click();
  // A lost bet may give a part of the stake back.
  await game.getByText(/^(Not this time|¥\d+\.\d\d back)$/).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await tab(page, 'Mine').click();
  await page.getByRole('link', { name: 'Bets' }).click();
  await page
    .getByText(/Baccarat/)
    .first()
    .waitFor();
  await page.getByText('settled').first().waitFor();
  await page.getByRole('img', { name: /^−¥/ }).first().waitFor();

  // Everything comes back to the central wallet.
  await page.goto(`${siteUrl}/#/`);
  await page.getByRole('button', { name: 'recycle all' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /操作成功/ })
    .waitFor();
  await page.goto(`${siteUrl}/#/wallet`);
  await money(page, '0.00').first().waitFor();

  // The player leaves, and nothing stays behind.
  await page.goto(`${siteUrl}/#/mine`);
  await page.getByText('Log out').click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(({ hash }) => hash === '#/login');
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  expect(complaints).toEqual([]);
}, 120_000);
