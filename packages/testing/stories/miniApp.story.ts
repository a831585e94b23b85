import type { Page, Request } from 'playwright-core';
import { launchParams, signedData } from './miniAppData';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const LOGIN = '/api/telegram/auto-login';
const recycle = (page: Page) => page.getByRole('button', { name: 'Recycle all' });
const form = (page: Page) => page.getByRole('form', { name: 'Log in' });
const says = (page: Page, message: string, role: 'alert' | 'status' = 'alert') =>
  page.getByRole(role).filter({ hasText: new RegExp(`^${message}$`) });

/** A phone that remembers the mini-app logins it sent, and every other address it asked for. */
async function openMessenger(init?: () => void) {
  const phone = await openPhone();
  if (init !== undefined) await phone.page.addInitScript(init);
  const logins: unknown[] = [];
  const asked: string[] = [];
  phone.page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === LOGIN) logins.push(request.postDataJSON());
    else if (!request.isNavigationRequest()) asked.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return { ...phone, logins, asked };
}

it.each([
  ['alone in the hash', (params: string) => `/#${params}`, /^(#\/)?$/],
  ['in the page query', (params: string) => `/?${params}#/vip`, /^#\/vip$/],
  ['at a path of the site', (params: string) => `/#/activity?${params}`, /^#\/activity$/],
  ['at the mini-app login', (params: string) => `/#/telegram-login?${params}`, /^(#\/)?$/],
])('a launch with its data %s logs in and opens what was asked for', async (_where, address, hash) => {
  const { page, logins, asked, complaints } = await openMessenger();
  const data = signedData();
  await page.goto(siteUrl + address(launchParams(data)));
  await page.getByText('Logging you in with Telegram').waitFor();
  expect(page.url()).not.toContain('tgWebApp');
  await page.waitForURL((url) => hash.test(url.hash));
  const token = await page.evaluate(() => sessionStorage.getItem('api_token'));
  const copies = await page.evaluate(() => [localStorage.getItem('api_token'), document.cookie]);
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(copies).toEqual([token, `api_token=${token}`]);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'api_token', sameSite: 'Strict' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(24 * 60);
  expect(logins).toEqual([{ initData: data, isTest: false }]);
  const hashOfData = data.slice(data.indexOf('hash=') + 5);
  expect(asked.filter((text) => text.includes(hashOfData))).toEqual([]);
  expect(complaints).toEqual([]);
});

it('never sends the data twice: a reload keeps the session, and the door goes on', async () => {
  const { page, logins } = await openMessenger();
  await page.goto(`${siteUrl}/#${launchParams(signedData())}`);
  await recycle(page).waitFor();
  await page.reload();
  await recycle(page).waitFor();
  await page.goto(`${siteUrl}/#/telegram-login`);
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
  expect(logins).toHaveLength(1);
});

it('finds the session of the day in a new page, and nothing of it after the logout', async () => {
  const { page, logins } = await openMessenger();
  await page.goto(`${siteUrl}/#${launchParams(signedData())}`);
  await recycle(page).waitFor();
  const next = await page.context().newPage();
  await page.close();
  await next.goto(siteUrl);
  await recycle(next).waitFor();
  expect(logins).toHaveLength(1);
  await next.getByRole('button', { name: 'Menu' }).click();
  await next.getByText('Log out').click();
  await next.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await next.waitForURL(({ hash }) => hash === '#/login');
  expect(await next.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, '']);
});

it.each([
  [
    'used before',
    async (page: Page, data: string) =>
      void (await page.request.post(siteUrl + LOGIN, { data: { initData: data, isTest: false } })),
  ],
  ['signed by somebody else', async () => undefined],
])('refuses data %s and shows the form', async (what, prepare) => {
  const { page, logins } = await openMessenger();
  const data = what === 'used before' ? signedData() : signedData(4711, 'other:token');
  await prepare(page, data);
  await page.goto(`${siteUrl}/#/vip?${launchParams(data)}`);
  await says(page, 'Auto login failed, please log in manually').waitFor();
  await form(page).waitFor();
  expect(page.url()).toContain('#/login?redirect=%2Fvip');
  await page.reload();
  await form(page).waitFor();
  await page.waitForTimeout(500);
  expect(logins).toHaveLength(1);
});

it('gives up after 20 seconds', async () => {
  const { page } = await openMessenger(() => {
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get: timeout?.get,
      set(this: XMLHttpRequest, ms: number) {
        // A hundred times faster, for the one limit that is under test.
        timeout?.set?.call(this, ms === 20_000 ? 200 : ms);
      },
    });
  });
  await page.route(`**${LOGIN}`, () => undefined);
  await page.goto(`${siteUrl}/#${launchParams(signedData())}`);
  await says(page, 'Auto login error, please log in manually').waitFor({ timeout: 5000 });
  await form(page).waitFor();
});

it('says so when the network fails', async () => {
  const { page } = await openMessenger();
  await page.route(`**${LOGIN}`, (route) => route.abort());
  await page.goto(`${siteUrl}/#${launchParams(signedData())}`);
  await says(page, 'Auto login error, please log in manually').waitFor();
});

it.each([
  ['token', { code: 200, token: 'T' }],
  ['data.token', { code: 200, data: { token: 'T' } }],
  ['data.api_token', { code: 200, data: { api_token: 'T' } }],
])('takes the token from %s', async (_where, json) => {
  const { page } = await openMessenger();
  await page.route(`**${LOGIN}`, (route) => route.fulfill({ json }));
  await page.route('**/api/user', () => undefined);
  await page.route('**/api/balance', () => undefined);
  await page.goto(`${siteUrl}/#${launchParams(signedData())}`);
  await page.waitForFunction(() => sessionStorage.getItem('api_token') === 'T');
});

it('an answer without a token is a failed login', async () => {
  const { page } = await openMessenger();
  await page.route(`**${LOGIN}`, (route) => route.fulfill({ json: { code: 200, message: 'ok', data: {} } }));
  await page.goto(`${siteUrl}/#${launchParams(signedData())}`);
  await says(page, 'Auto login failed, please log in manually').waitFor();
});

it('says when storage refuses the session, and saves it on the second try', async () => {
  const { page, logins } = await openMessenger(() => {
    const { setItem } = Storage.prototype;
    Object.assign(window, { isFull: true });
    Storage.prototype.setItem = function (key, value) {
      if (Reflect.get(window, 'isFull')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(`${siteUrl}/#${launchParams(signedData())}`);
  await says(page, 'Login succeeded but saving state failed, please retry').waitFor();
  expect(await page.evaluate(() => [sessionStorage.getItem('api_token'), localStorage.length, document.cookie])).toEqual([
    null,
    0,
    '',
  ]);
  await page.evaluate(() => Object.assign(window, { isFull: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await recycle(page).waitFor();
  expect(logins).toHaveLength(1);
});

it.each([
  ['/#/login?telegram=1', 'Telegram Mini App environment not detected, using regular login', 'status'],
  ['/#/telegram-login', 'Telegram Mini App environment not detected, using regular login', 'status'],
  ['/#/login?telegram=1&tgWebAppData=&tgWebAppVersion=8.0', 'Telegram verification data is empty, please retry', 'alert'],
  ['/#/telegram-login?tgWebAppVersion=8.0', 'Telegram verification data is empty, please retry', 'alert'],
] as const)('without data, %s says "%s" and shows the form', async (address, message, role) => {
  const { page, logins } = await openMessenger();
  await page.goto(siteUrl + address);
  await says(page, message, role).waitFor();
  await form(page).waitFor();
  expect(logins).toEqual([]);
});

it('sends short data from the login itself, and leaves long data to its own route', async () => {
  const { page, logins } = await openMessenger();
  await page.goto(`${siteUrl}/#/login?telegram=1&${launchParams('too-short-to-be-true')}`);
  await says(page, 'Auto login failed, please log in manually').waitFor();
  expect(logins).toEqual([{ initData: 'too-short-to-be-true', isTest: false }]);

  const other = await openMessenger();
  const seen: string[] = [];
  other.page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).hash));
  await other.page.goto(`${siteUrl}/#/login?telegram=1&redirect=%2Fvip&${launchParams(signedData())}`);
  await other.page.waitForURL(({ hash }) => hash === '#/vip');
  expect(seen).toContain('#/telegram-login?redirect=%2Fvip');
});

interface Said {
  readonly name: string;
  readonly data: unknown;
}

it('lives in the messaging app as one of its own', async () => {
  const { page, complaints } = await openMessenger(() => {
    const said: { name: string; data: unknown }[] = [];
    const postEvent = (name: string, json: string) => said.push({ name, data: JSON.parse(json) });
    Object.assign(window, { said, TelegramWebviewProxy: { postEvent } });
  });
  const said = (name: string): Promise<unknown> =>
    page.evaluate((wanted) => {
      const all = Reflect.get(window, 'said') as Said[];
      return all.filter((event) => event.name === wanted).at(-1)?.data;
    }, name);
  const hear = (event: string, data: unknown) =>
    page.evaluate(
      ([name, sent]) => {
        const { WebView } = Reflect.get(window, 'Telegram') as {
          WebView: { receiveEvent: (name: unknown, data: unknown) => void };
        };
        WebView.receiveEvent(name, sent);
      },
      [event, data],
    );
  await page.goto(`${siteUrl}/#${launchParams(signedData(), '#ffffff')}`);
  await recycle(page).waitFor();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const inset = (name: string) => page.evaluate((wanted) => document.documentElement.style.getPropertyValue(wanted), name);
  const becomes = async (name: string, data: unknown) => {
    for (let left = 30; left > 0 && JSON.stringify(await said(name)) !== JSON.stringify(data); left -= 1)
      await page.waitForTimeout(100);
    expect(await said(name)).toEqual(data);
  };

  await becomes('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  expect(await said('web_app_ready')).toEqual({});
  expect(await said('web_app_expand')).toEqual({});

  // Its light ground, until it turns dark.
  expect(await theme()).toBe('light');
  await hear('theme_changed', { theme_params: { bg_color: '#101010' } });
  expect(await theme()).toBe('dark');
  await becomes('web_app_set_header_color', { color: '#0B1416' });

  // Its back button leads one step back.
  await becomes('web_app_setup_back_button', { is_visible: false });
  await page.getByRole('link', { name: 'Offers' }).click();
  await becomes('web_app_setup_back_button', { is_visible: true });
  await hear('back_button_pressed', null);
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
  await becomes('web_app_setup_back_button', { is_visible: false });

  // Its edges are the page's.
  await hear('safe_area_changed', { top: 47, bottom: 34 });
  await hear('content_safe_area_changed', { top: 46, bottom: 0 });
  expect([await inset('--safe-top'), await inset('--safe-bottom')]).toEqual(['93px', '34px']);
  await hear('viewport_changed', { height: 700, is_state_stable: false });
  expect(await inset('--safe-bottom')).toBe('34px');
  await hear('viewport_changed', { height: 744, is_state_stable: true });
  expect(await inset('--safe-bottom')).toBe('134px');

  // It asks before it closes on a half-filled form.
  await becomes('web_app_setup_closing_behavior', { need_confirmation: false });
  await page.goto(`${siteUrl}/#/transfer`);
  await page.locator('input[name=amount]').fill('5');
  await becomes('web_app_setup_closing_behavior', { need_confirmation: true });
  expect(complaints).toEqual([]);
});

it('asks for nothing of the mini app where there is none', async () => {
  const { page, asked } = await openMessenger();
  await page.goto(siteUrl);
  await page.getByRole('tab', { name: 'Hot' }).waitFor();
  expect(await page.evaluate(() => 'Telegram' in window)).toBe(false);
  expect(asked.filter((text) => /tgWebApp|telegram/i.test(text.split(' ')[0] ?? ''))).toEqual([]);
});
