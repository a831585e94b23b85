import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const address = (page: Page) => new URL(page.url()).hash.slice(1);

test(
  'unknown paths lead home, and those of members to the login, which knows the way back',
  { tag: '@lobby' },
  async ({ phone: { page } }) => {
    for (const path of ['/nowhere', '/mine/deeper', '/%E4%BD%A0']) {
      await page.goto(`/#${path}`);
      await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
    }
    for (const path of ['/mine', '/app', '/wallet', '/recharge', '/betRecord', '/message']) {
      await page.goto(`/#${path}`);
      await page.waitForURL((url) => url.hash === `#/login?redirect=${encodeURIComponent(path)}`);
    }
  },
);

test('asks a visitor before a screen of money', { tag: ['@lobby', '@account'] }, async ({ phone: { page } }) => {
  for (const path of ['/hongbao', '/transfer']) {
    await page.goto(`/#${path}`);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Exciting content awaits, come log in!').waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL((url) => url.hash === `#/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('stays where it is when the visitor does not want to log in', { tag: '@deep' }, async ({ phone: { page } }) => {
  await page.goto('/#/vip');
  await page.goto('/#/hongbao');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
});

test('says when the player is on the page already', { tag: '@deep' }, async ({ phone: { page } }) => {
  await page.goto('/#/');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Already on the current page!$/ })
    .waitFor();
});

test(
  'the tab of a filtered screen says so too, and keeps the filter',
  { tag: ['@deep', '@promotions'] },
  async ({ phone: { page } }) => {
    await page.goto('/#/activity?type=2');
    await page.getByRole('navigation').getByRole('link', { name: 'offers' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Already on the current page!$/ })
      .waitFor();
    expect(new URL(page.url()).hash).toBe('#/activity?type=2');
  },
);

const frames = [
  ['/', true, true],
  ['/activity', false, true],
  ['/activityInfo?id=1', false, false],
  ['/mine', false, true],
  ['/transfer', false, false],
  ['/message', true, false],
  ['/abouts?type=5', true, false],
] as const;

test('draws the right frame around a screen', { tag: ['@deep', '@engines'] }, async ({ member: { page } }) => {
  for (const [path, hasHeader, hasTabs] of frames) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('banner')).toHaveCount(hasHeader ? 1 : 0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(hasTabs ? 1 : 0);
  }
});

test('titles terms and privacy by their type', { tag: '@deep' }, async ({ phone: { page } }) => {
  for (const [type, name] of [
    [5, 'terms and rules'],
    [6, 'privacy policy'],
  ] as const) {
    await page.goto(`/#/abouts?type=${type}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
  }
});

test('closes and opens with the operator', async ({ phone: { page }, operator }) => {
  const repair_tips = '系统维护中，预计 18:00 恢复';
  try {
    await operator.setTerms({ site_state: 0, repair_tips });
    await page.goto('/');
    await page.getByText(repair_tips).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await operator.setTerms({ site_state: 1, repair_tips: '' });
    await page.reload();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  } finally {
    await operator.setTerms({ site_state: 1, repair_tips: '' });
  }
});

test('ends a lost session with one dialog, an empty storage and the login', { tag: '@account' }, async ({ member: { page } }) => {
  await page.route('**/api/balance', (route) => route.abort());
  await page.evaluate(() => sessionStorage.setItem('api_token', 'of another time'));
  // Home stores which greetings were seen, and may do so after the session has ended.
  await page.goto('/?#/mine');
  const dialog = page.getByRole('alertdialog', { name: '认证失败' });
  await dialog.getByText('您的账号登陆过期，请重新登陆').waitFor();
  await dialog.getByRole('button', { name: '确认' }).click();
  await page.waitForURL((url) => url.hash.startsWith('#/login'));
  // While a screen loads, the storage names its release.
  await page.locator('input[name=name]').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([[], []]);
});

test('ends silently when the balance poll meets the 401', { tag: '@deep' }, async ({ member: { page } }) => {
  await page.route('**/api/balance', (route) => route.fulfill({ json: { code: 401, message: 'expired' } }));
  await page.waitForURL((url) => url.hash.startsWith('#/login'), { timeout: 8000 });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

test(
  'the site stays usable when one remote is down, and one tap retries it',
  { tag: '@promotions' },
  async ({ phone: { page } }) => {
    await page.route('**/assets/promotions/**', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Offers' }).click();
    await page.getByText('Offers are not reachable').waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('tab', { name: 'hot' }).waitFor();
    await page.getByRole('link', { name: 'Offers' }).click();
    await page.getByText('Offers are not reachable').waitFor();
    expect(address(page)).toBe('/activity');
    await page.unroute('**/assets/promotions/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Offers' }).waitFor();
  },
);
