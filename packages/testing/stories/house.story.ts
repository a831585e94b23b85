import type { Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const address = (page: Page) => new URL(page.url()).hash.slice(1);

async function at(path: string) {
  const phone = await openPhone();
  await phone.page.goto(`${siteUrl}/#${path}`);
  return phone;
}

it.each(['/nowhere', '/mine/deeper', '/%E4%BD%A0'])('sends the unknown path %s home', async (path) => {
  const { page } = await at(path);
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
});

it.each(['/mine', '/app', '/wallet', '/recharge', '/betRecord', '/message'])(
  'sends a visitor from %s to the login, which knows the way back',
  async (path) => {
    const { page } = await at(path);
    await page.waitForURL((url) => url.hash === `#/login?redirect=${encodeURIComponent(path)}`);
  },
);

it.each(['/hongbao', '/transfer'])('asks a visitor before %s', async (path) => {
  const { page } = await at(path);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Exciting content awaits, come log in!').waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.hash === `#/login?redirect=${encodeURIComponent(path)}`);
});

it('stays where it is when the visitor does not want to log in', async () => {
  const { page } = await at('/vip');
  await page.goto(`${siteUrl}/#/hongbao`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
});

it('says when the player is on the page already', async () => {
  const { page } = await at('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Already on the current page!$/ })
    .waitFor();
});

it('keeps the page below a drawer where it is, whatever is scrolled over it', async () => {
  const { page } = await at('/');
  const place = () => page.evaluate(() => scrollY);
  const wheelOver = async (x: number) => {
    await page.mouse.move(x, 500);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
  };
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await wheelOver(380);
  await wheelOver(150);
  expect(await place()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await wheelOver(150);
  expect(await place()).toBeGreaterThan(0);
});

it.each([
  ['/', true, true],
  ['/activity', false, true],
  ['/activityInfo?id=1', false, false],
  ['/mine', false, true],
  ['/transfer', false, false],
  ['/message', true, false],
  ['/abouts?type=5', true, false],
])('draws the right frame around %s', async (path, hasHeader, hasTabs) => {
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await page.goto(`${siteUrl}/#${path}`);
  await page.locator('main').waitFor();
  await page.waitForTimeout(300);
  expect(await page.getByRole('banner').count()).toBe(hasHeader ? 1 : 0);
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(hasTabs ? 1 : 0);
});

it.each([
  ['/abouts?type=5', 'terms and rules'],
  ['/abouts?type=6', 'privacy policy'],
])('titles %s', async (path, title) => {
  const { page } = await at(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
});

it('closes and opens with the operator', async () => {
  const switchTo = (state: 0 | 1, tips: string) =>
    fetch(`${siteUrl}/demo/admin/app`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-demo-admin': 'stories' },
      body: JSON.stringify({ site_state: state, repair_tips: tips }),
    });
  try {
    expect((await switchTo(0, '系统维护中，预计 18:00 恢复')).status).toBe(200);
    const { page } = await at('/');
    await page.getByText('系统维护中，预计 18:00 恢复').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await switchTo(1, '');
    await page.reload();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  } finally {
    await switchTo(1, '');
  }
});

it('ends a lost session with one dialog, an empty storage and the login', async () => {
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await page.route('**/api/balance', (route) => route.abort());
  await page.evaluate(() => sessionStorage.setItem('api_token', 'of another time'));
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: '认证失败' });
  await dialog.getByText('您的账号登陆过期，请重新登陆').waitFor();
  await dialog.getByRole('button', { name: '确认' }).click();
  await page.waitForURL((url) => url.hash.startsWith('#/login'));
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
});

it('ends silently when the balance poll meets the 401', async () => {
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await page.route('**/api/balance', (route) => route.fulfill({ json: { code: 401, message: 'expired' } }));
  await page.waitForURL((url) => url.hash.startsWith('#/login'), { timeout: 8000 });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

it('keeps the house open when one remote is down, and takes it back with one tap', async () => {
  const { page } = await openPhone();
  await page.route('**/assets/promotions/**', (route) => route.abort());
  await page.goto(siteUrl);
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
});
