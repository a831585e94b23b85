import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import type { ApiMember } from '../support/site/operator';
import { expect } from '../support/test';

/** The site shows its connection notice this long after the first screen. */
export const CONNECTION_BAR_DELAY_MS = 5_000;

export const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(`#${to}`), path);

export const network = (page: Page, isThere: boolean) => page.context().setOffline(!isThere);

/** Waits until the element that shows that the phone is offline exists. */
export const connectionBarIsReady = (page: Page) =>
  page.locator('#root > [aria-live=polite]').first().waitFor({ state: 'attached' });

/** Offline a screen says so, shows what it has and the age of the balance; online again, it requests the balance. */
export async function goesOfflineAndBack(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.locator('main').getByText(/\w{3}/).first().waitFor();
  await network(page, false);
  await page.getByText(/^You are offline · balance as of \d\d:\d\d$/).waitFor();
  expect(await page.locator('main').innerText()).not.toBe('');
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/balance'));
  await network(page, true);
  await page.getByText(/^You are offline/).waitFor({ state: 'detached' });
  await heard;
}

/** Before the site's scripts: storage as a browser has it that blocks it, and as it is when it is full. */
export const brokenStorage = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;

export type Lack = 'missing' | 'null' | 'throwing';

/** Before the site's scripts: a page that can store nothing and talk to no other page, as in some wrappers of apps. */
export function takeMeansAway(how: Lack): void {
  const read = () => {
    if (how === 'throwing') throw new DOMException('blocked', 'SecurityError');
    return null;
  };
  const owners: readonly (readonly [object, readonly string[]])[] = [
    [window, ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']],
    [Navigator.prototype, ['serviceWorker', 'locks']],
    [Document.prototype, ['cookie']],
  ];
  for (const [owner, names] of owners)
    for (const name of names)
      if (how === 'missing') Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, { configurable: true, get: read, set: read });
}

/** Logs in, withdraws, orders a deposit in USDT as far as its payment, and logs out, all in one page. */
export async function moveMoney(page: Page): Promise<void> {
  await logIn(page);
  await goTo(page, '/withdrawal?type=1');
  await page.locator('select[name=bank]').selectOption({ index: 1 });
  await page.locator('input[name=amount]').fill('100');
  await page.locator('input[name=password]').fill('demo1234');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(({ hash }) => hash === '#/transRecord?type=2');
  await page.getByText('pending review').first().waitFor();
  await goTo(page, '/recharge');
  await page.getByRole('radio', { name: /USDT/ }).click();
  await page.locator('input[name=amount]').fill('500');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(({ hash }) => hash.startsWith('#/payInfo?deposit_no='));
  await page.getByRole('timer').waitFor();
  await logOut(page);
}

/** Logs in, views the money, shares an offer, picks a birthday, deposits and logs out. */
export async function spendDay(page: Page, account: ApiMember): Promise<void> {
  await logIn(page, account);
  for (const path of ['/wallet', '/betRecord', '/message', '/mine', '/hongbao', '/vip', '/']) {
    await openScreen(page, path);
    await page.waitForFunction((to) => location.hash === `#${to}`, path);
    await page.locator('main').getByText(/\w{3}/).first().waitFor();
  }
  await shareOffer(page);
  await pickBirthday(page);
  await openScreen(page, '/recharge');
  await page.getByRole('radio', { name: /WeChat/ }).click();
  await page.locator('input[name=amount]').fill('500');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(({ hash }) => hash.startsWith('#/payInfo'));
  await page
    .getByText(/^\d\d:\d\d$/)
    .or(page.getByRole('timer'))
    .first()
    .waitFor();
  await logOut(page);
}

async function logOut(page: Page): Promise<void> {
  await openScreen(page, '/mine');
  await page.getByText('Log out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(({ hash }) => hash === '#/login');
}

/** Shares an offer, where its address is copied: a phone's own sheet could not be closed. */
async function shareOffer(page: Page): Promise<void> {
  await openScreen(page, '/activity');
  await page.getByRole('link', { name: /^First deposit/ }).click();
  const share = page.getByRole('button', { name: 'Share' });
  await share.waitFor();
  if (await page.evaluate(() => 'share' in navigator)) return;
  await share.click();
  await page.getByRole('status').filter({ hasText: '复制成功！' }).waitFor();
}

async function pickBirthday(page: Page): Promise<void> {
  await openScreen(page, '/userInfo');
  const picker = page.getByLabel('Pick a date');
  await picker.click();
  await picker.fill('1990-01-01');
  await expect(page.locator('input[name=birthday]')).toHaveValue('1990-01-01');
}

/** Opens another screen within the page, and waits until it is rendered. */
async function openScreen(page: Page, path: string): Promise<void> {
  const countScreens = () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length;
  const before = await page.evaluate(countScreens);
  await goTo(page, path);
  await page.waitForFunction(
    (count) => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length > count,
    before,
  );
}
