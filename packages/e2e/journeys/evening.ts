import { expect, type Page } from '@playwright/test';
import { fillRegistration, newPerson, readCaptcha } from '../support/site/member';
import type { Reshaping } from './reshapedOperators/reshapedOperator';
import type { Phone } from '../support/browser/phone';

const money = (page: Page, amount: string) => page.locator(`[aria-label="¥${amount}"]`);
const header = (page: Page) => page.locator('#root header').first();
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const alert = (page: Page, message: RegExp) => page.getByRole('alert').filter({ hasText: message }).waitFor();
const done = (page: Page, message: RegExp) => page.getByRole('status').filter({ hasText: message }).waitFor();
const submit = (page: Page) => page.locator('form button[type=submit]').click();

type Evening = Pick<Reshaping, 'paysTo' | 'betRows'>;

/** What the browser says of an answer with a status of its own, as some operators send beside a refusal. */
const isRefusal = /^Failed to load resource: the server responded with a status of 4\d\d /;

/** A player's evening on a site, from the door to the door. */
export async function spendEvening({ page, complaints }: Phone, { paysTo, betRows }: Evening): Promise<void> {
  const person = newPerson();
  const recounts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/refresh')) recounts.push(request.url());
  });

  // A visitor taps a game and is asked to log in.
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Baccarat/ })
    .first()
    .click();
  await alert(page, /^Please log in!$/);
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();

  // The registration, with one wrong captcha.
  await fillRegistration(page, person);
  const before = await page.locator('img[src*="captcha-"]').getAttribute('src');
  await page.locator('input[name=code]').fill('!!!!');
  await page.keyboard.press('Enter');
  await alert(page, /^Captcha error!$/);
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
  await submit(page);
  await page.waitForURL(({ hash }) => hash.startsWith('#/transRecord'));
  await page.getByText('pending review').first().waitFor();
  await page.getByText('approved').first().waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(({ hash }) => hash.startsWith('#/recharge'));
  await page.goto(`/#/`);
  await header(page).getByRole('img', { name: '¥500.00' }).waitFor();
  expect(recounts).toEqual([]);

  // Money moves to a venue.
  await page.goto(`/#/transfer`);
  await page.locator('[data-field=targettype] select, select[name=targettype]').first().selectOption('OB');
  await page.locator('input[name=amount]').fill('200');
  await submit(page);
  await done(page, /^操作成功$/);
  await money(page, '300.00').first().waitFor();

  // A bet is played and lost, and stands under the bet records.
  await page.goto(`/#/`);
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
  expect(await page.getByText('settled').count()).toBe(betRows);
  await page.getByRole('img', { name: /^−¥/ }).first().waitFor();

  // Everything comes back to the central wallet.
  await page.goto(`/#/`);
  await page.getByRole('button', { name: /^recycle all$/i }).click();
  await done(page, /操作成功/);
  await page.goto(`/#/wallet`);
  await money(page, '0.00').first().waitFor();

  await payInUsdt(page, paysTo);

  // The player leaves, and nothing stays behind but what was played, for this member alone (decision 3).
  await page.goto(`/#/mine`);
  await page.getByText('Log out').click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(({ hash }) => hash === '#/login');
  const kept = await page.evaluate(() => [sessionStorage.length, Object.keys(localStorage)]);
  expect(kept).toEqual([0, [expect.stringMatching(/^parlour\.device\.\d+\.games\.recent$/)]]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.name);
  expect(complaints.filter((complaint) => !isRefusal.test(complaint))).toEqual([]);
}

/** Orders a deposit in USDT and looks at where to pay it to, and for how long. */
async function payInUsdt(page: Page, { hasAddress, picture }: Evening['paysTo']): Promise<void> {
  await page.goto(`/#/recharge`);
  await page.getByRole('radio', { name: /USDT/ }).click();
  await page.locator('input[name=amount]').fill('720');
  await submit(page);
  await page.waitForURL(({ hash }) => hash.startsWith('#/payInfo?deposit_no=PD'));
  await page
    .getByRole('timer', { name: 'Time left to pay' })
    .filter({ hasText: /^59:\d\d$/ })
    .waitFor();
  await page.getByRole('img', { name: '100.00 USDT' }).waitFor();
  const code = page.getByRole('img', { name: 'QR code of the payment' });
  await code.waitFor();
  if (picture !== undefined) await expect(code).toHaveAttribute('src', picture);
  const addresses = await page.locator('code').filter({ hasText: /^T/ }).allTextContents();
  expect(addresses).toEqual(hasAddress ? [expect.stringMatching(/^T\w{33}$/)] : []);
}
