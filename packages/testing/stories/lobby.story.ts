import type { Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const atHome = ({ hash }: URL) => /^(#\/)?$/.test(hash);

/** The bodies of the calls to a path, as they leave. */
function callsTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

it('leads home → category → game → back to the same place, without asking again and without a flash', async () => {
  const { page, complaints } = await openPhone();
  await logIn(page, siteUrl);
  await page.getByRole('button', { name: 'Fishing', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('[aria-current]')?.textContent === 'Fishing');
  await page.waitForTimeout(600);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  const lists = ['/api/app/hall_list', '/api/game/list', '/api/bannerList', '/api/homenotice'].map((path) => callsTo(page, path));
  const asked = callsTo(page, '/api/getGameUrl');
  const ended = callsTo(page, '/api/game-end');

  await page
    .getByRole('region', { name: 'Fishing' })
    .getByRole('button', { name: /^Golden Koi/ })
    .click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Bet', exact: true }).waitFor();
  const game = { plat_name: 'FG', game_type: 0, game_code: 'golden-koi' };
  expect(asked).toEqual([{ ...game, is_mobile_url: 1 }]);
  expect(ended).toEqual([]);

  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy]')) seen.push('busy');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(atHome);
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, place);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  expect(lists).toEqual([[], [], [], []]);
  expect(ended).toEqual([game]);
  await page.getByRole('tab', { name: 'recent' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Golden Koi/ })
    .waitFor();
  expect(complaints).toEqual([]);
});

it('keeps home as it was left, out of the page while another screen is shown', async () => {
  const { page, complaints } = await openPhone();
  await logIn(page, siteUrl);
  const left = await page.getByRole('tabpanel').elementHandle();
  await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).click();
  await page.getByRole('heading', { name: 'Offers' }).first().waitFor();
  expect(await page.locator('main').count()).toBe(1);
  expect(await page.getByRole('tabpanel').count()).toBe(0);
  await page.goBack();
  await page.getByRole('tabpanel').waitFor();
  expect(await page.evaluate((panel) => panel?.isConnected, left)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(complaints).toEqual([]);
});

it('leaves a game that navigated itself with one tap', async () => {
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await page
    .getByRole('region', { name: 'Hot' })
    .getByRole('button', { name: /^Golden Koi/ })
    .click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Bet', exact: true }).waitFor();
  const before = await page.evaluate(() => history.length);
  for (const place of ['one', 'two']) {
    await page.frames()[1]?.evaluate((hash) => {
      location.hash = hash;
    }, place);
  }
  await page.waitForFunction((length) => history.length === length + 2, before);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(atHome);
  await page.getByRole('tab', { name: 'hot' }).waitFor();
});

it('ends the game when its tab is closed', async () => {
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await page.goto(`${siteUrl}/#/gamePage?name=FG&type=0&code=golden-koi`);
  await page.frameLocator('iframe').getByRole('button', { name: 'Bet', exact: true }).waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('api_token'));
  const frame = await page.locator('iframe').getAttribute('src');
  const isRunning = async () => (await (await fetch(new URL(frame ?? '', siteUrl))).text()).includes('class="bet"');
  expect(await isRunning()).toBe(true);
  await page.close({ runBeforeUnload: true });
  for (let tries = 0; tries < 40 && (await isRunning()); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await isRunning()).toBe(false);
  expect(token).toBeTruthy();
});

it('shows the fifteen built-in games when both lists fail, and the real ones after a retry', async () => {
  const { page } = await openPhone();
  await page.route(/\/api\/(app\/hall_list|game\/list)/, (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.goto(siteUrl);
  await page.getByText('Not all games could be loaded').waitFor();
  const hot = page.getByRole('region', { name: 'Hot' });
  expect(await hot.getByRole('listitem').count()).toBe(15);
  await page.unroute(/\/api\/(app\/hall_list|game\/list)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Not all games could be loaded').waitFor({ state: 'detached' });
  await hot.getByRole('listitem').nth(14).waitFor();
  expect(await hot.getByRole('listitem').count()).toBe(15);
  expect(await hot.locator('img').count()).toBe(15);
});

it('plays the intro once, muted, and lets the player in at its end', async () => {
  const { page, complaints } = await openPhone({ hasIntro: true });
  await page.goto(siteUrl);
  const film = page.locator('video');
  await film.waitFor();
  expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.autoplay])).toEqual([true, true]);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  await page.getByRole('dialog', { name: 'Intro' }).getByRole('button', { name: 'Pause' }).click();
  const stoodAt = await film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.waitForTimeout(400);
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(stoodAt);
  await page.getByRole('button', { name: 'Play' }).click();
  await film.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('tab', { name: 'hot' }).waitFor();
  await page.waitForTimeout(1_000);
  expect(await film.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('does not move while it loads', async () => {
  const { page } = await openPhone();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(siteUrl);
  await page
    .getByRole('button', { name: /^Baccarat/ })
    .first()
    .waitFor();
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

it.each([
  ['Golden', 'Golden Koi'],
  ['金鲤', 'Golden Koi'],
])('finds a game by %s', async (text, title) => {
  const { page } = await openPhone();
  await page.goto(siteUrl);
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('searchbox').fill(text);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .waitFor();
});

it.each([
  ['a visitor', 'Log in'],
  ['a member', 'Log out'],
])('the drawer leads %s everywhere', async (who, last) => {
  const { page } = await openPhone({ permissions: ['clipboard-read', 'clipboard-write'] });
  if (who === 'a member') await logIn(page, siteUrl);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const choose = async (name: string | RegExp) => {
    await page.goto(`${siteUrl}/#/`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await drawer.getByRole('button', { name }).click();
  };
  for (const [name, path] of [
    ['Member centre', '/vip'],
    ['Message centre', who === 'a member' ? '/message' : '/login?redirect=%2Fmessage'],
    ['Feedback', '/kefu'],
    ['About', '/abouts'],
  ] as const) {
    await choose(name);
    await page.waitForURL(({ hash }) => hash === `#${path}`);
  }
  await choose(/^Permanent domain/);
  await page
    .getByRole('status')
    .filter({ hasText: /^复制成功！$/ })
    .waitFor();
  const app = await (await fetch(`${siteUrl}/api/app`, { method: 'POST' })).json();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.data.h5_url);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await choose(last);
  if (who === 'a member') await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(({ hash }) => hash === '#/login');
});
