import type { Page } from '@playwright/test';
import { LOGIN, openMessenger } from './messenger';
import { launchParams, signedData } from './miniAppData';
import { expect, test } from '../support/test';

const recycle = (page: Page) => page.getByRole('button', { name: 'recycle all' });
const form = (page: Page) => page.getByRole('form', { name: 'Log in' });
const says = (page: Page, message: string, role: 'alert' | 'status' = 'alert') =>
  page.getByRole(role).filter({ hasText: new RegExp(`^${message}$`) });

for (const [where, tag, address, hash] of [
  ['alone in the hash', '@deep', (params: string) => `/#${params}`, /^(#\/)?$/],
  ['in the page query', ['@deep', '@engines'], (params: string) => `/?${params}#/vip`, /^#\/vip$/],
  ['at a path of the site', '@deep', (params: string) => `/#/activity?${params}`, /^#\/activity$/],
  ['at the mini-app login', '@account', (params: string) => `/#/telegram-login?${params}`, /^(#\/)?$/],
] as const) {
  test(`a launch with its data ${where} logs in and opens what was asked for`, { tag: [tag].flat() }, async ({ phone }) => {
    const { page, logins, asked, complaints } = await openMessenger(phone);
    const data = signedData();
    // An answer that comes at once would take the sentence away before anybody saw it.
    await page.route(`**${LOGIN}`, async (route) => {
      await page.getByText('Logging you in with Telegram').waitFor();
      await route.continue();
    });
    await page.goto(address(launchParams(data)));
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
}

test('never sends the data twice: a reload keeps the session, and the door goes on', { tag: '@account' }, async ({ phone }) => {
  const { page, logins } = await openMessenger(phone);
  await page.goto(`/#${launchParams(signedData())}`);
  await recycle(page).waitFor();
  await page.reload();
  await recycle(page).waitFor();
  await page.goto('/#/telegram-login');
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
  expect(logins).toHaveLength(1);
});

test('finds the session of the day in a new page, and nothing of it after the logout', { tag: '@deep' }, async ({ phone }) => {
  const { page, logins } = await openMessenger(phone);
  await page.goto(`/#${launchParams(signedData())}`);
  await recycle(page).waitFor();
  const next = await page.context().newPage();
  await page.close();
  await next.goto('/');
  await recycle(next).waitFor();
  expect(logins).toHaveLength(1);
  await next.getByRole('button', { name: 'Menu' }).click();
  await next.getByText('Log out').click();
  await next.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await next.waitForURL(({ hash }) => hash === '#/login');
  expect(await next.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, '']);
});

for (const [what, prepare] of [
  [
    'used before',
    async (page: Page, data: string) => void (await page.request.post(LOGIN, { data: { initData: data, isTest: false } })),
  ],
  ['signed by somebody else', async () => undefined],
] as const) {
  test(`refuses data ${what} and shows the form`, { tag: what === 'used before' ? '@account' : '@deep' }, async ({ phone }) => {
    const { page, logins } = await openMessenger(phone);
    const data = what === 'used before' ? signedData() : signedData(4711, 'other:token');
    await prepare(page, data);
    await page.goto(`/#/vip?${launchParams(data)}`);
    await says(page, 'Auto login failed, please log in manually').waitFor();
    await form(page).waitFor();
    expect(page.url()).toContain('#/login?redirect=%2Fvip');
    await page.reload();
    await form(page).waitFor();
    expect(logins).toHaveLength(1);
  });
}

test('gives up after 20 seconds', { tag: '@deep' }, async ({ phone }) => {
  const { page } = await openMessenger(phone, () => {
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
  await page.goto(`/#${launchParams(signedData())}`);
  await says(page, 'Auto login error, please log in manually').waitFor({ timeout: 5000 });
  await form(page).waitFor();
});

test('says so when the network fails', { tag: '@deep' }, async ({ phone }) => {
  const { page } = await openMessenger(phone);
  await page.route(`**${LOGIN}`, (route) => route.abort());
  await page.goto(`/#${launchParams(signedData())}`);
  await says(page, 'Auto login error, please log in manually').waitFor();
});

for (const [where, json] of [
  ['token', { code: 200, token: 'T' }],
  ['data.token', { code: 200, data: { token: 'T' } }],
  ['data.api_token', { code: 200, data: { api_token: 'T' } }],
] as const) {
  test(`takes the token from ${where}`, { tag: '@deep' }, async ({ phone }) => {
    const { page } = await openMessenger(phone);
    await page.route(`**${LOGIN}`, (route) => route.fulfill({ json }));
    await page.route('**/api/user', () => undefined);
    await page.route('**/api/balance', () => undefined);
    await page.goto(`/#${launchParams(signedData())}`);
    await page.waitForFunction(() => sessionStorage.getItem('api_token') === 'T');
  });
}

test('an answer without a token is a failed login', { tag: '@deep' }, async ({ phone }) => {
  const { page } = await openMessenger(phone);
  await page.route(`**${LOGIN}`, (route) => route.fulfill({ json: { code: 200, message: 'ok', data: {} } }));
  await page.goto(`/#${launchParams(signedData())}`);
  await says(page, 'Auto login failed, please log in manually').waitFor();
});

test('says when storage refuses the session, and saves it on the second try', { tag: '@deep' }, async ({ phone }) => {
  const { page, logins } = await openMessenger(phone, () => {
    const { setItem } = Storage.prototype;
    Object.assign(window, { isFull: true });
    Storage.prototype.setItem = function (key, value) {
      if (Reflect.get(window, 'isFull')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(`/#${launchParams(signedData())}`);
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

for (const [address, message, role] of [
  ['/#/login?telegram=1', 'Telegram Mini App environment not detected, using regular login', 'status'],
  ['/#/telegram-login', 'Telegram Mini App environment not detected, using regular login', 'status'],
  ['/#/login?telegram=1&tgWebAppData=&tgWebAppVersion=8.0', 'Telegram verification data is empty, please retry', 'alert'],
  ['/#/telegram-login?tgWebAppVersion=8.0', 'Telegram verification data is empty, please retry', 'alert'],
] as const) {
  test(`without data, ${address} says "${message}" and shows the form`, { tag: '@deep' }, async ({ phone }) => {
    const { page, logins } = await openMessenger(phone);
    await page.goto(address);
    await says(page, message, role).waitFor();
    await form(page).waitFor();
    expect(logins).toEqual([]);
  });
}

test(
  'sends short data from the login itself, and leaves long data to its own route',
  { tag: '@deep' },
  async ({ phone, openPhone }) => {
    const { page, logins } = await openMessenger(phone);
    await page.goto(`/#/login?telegram=1&${launchParams('too-short-to-be-true')}`);
    await says(page, 'Auto login failed, please log in manually').waitFor();
    expect(logins).toEqual([{ initData: 'too-short-to-be-true', isTest: false }]);

    const other = await openMessenger(await openPhone());
    const seen: string[] = [];
    other.page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).hash));
    await other.page.goto(`/#/login?telegram=1&redirect=%2Fvip&${launchParams(signedData())}`);
    await other.page.waitForURL(({ hash }) => hash === '#/vip');
    expect(seen).toContain('#/telegram-login?redirect=%2Fvip');
  },
);

for (const [where, hash] of [
  ['alone', (params: string) => `#${params}`],
  ['behind a path', (params: string) => `#/login?telegram=1&${params}`],
] as const) {
  test(
    `a launch that comes into the open page, ${where} in its hash, logs in`,
    { tag: where === 'alone' ? ['@deep', '@engines'] : '@deep' },
    async ({ phone }) => {
      const { page, logins, complaints } = await openMessenger(phone);
      const data = signedData();
      await page.goto('/#/vip');
      await page.getByRole('heading', { name: 'VIP' }).first().waitFor();
      await page.evaluate((launch) => location.assign(launch), hash(launchParams(data)));
      await page.waitForFunction(() => sessionStorage.getItem('api_token') !== null);
      expect(logins).toEqual([{ initData: data, isTest: false }]);
      expect(page.url()).not.toContain('tgWebApp');
      await recycle(page).waitFor();
      expect(complaints).toEqual([]);
    },
  );
}

for (const [what, place] of [
  ['frozen', () => Object.defineProperty(window, 'Telegram', { value: Object.freeze({ WebApp: Object.freeze({}) }) })],
  [
    'one that throws',
    () =>
      Object.defineProperty(window, 'Telegram', {
        get: () => {
          throw new Error('mine');
        },
      }),
  ],
] as const) {
  test(`starts beside a Telegram that is ${what}`, { tag: '@deep' }, async ({ phone }) => {
    const { page, complaints } = await openMessenger(phone, place);
    await page.goto(`/#${launchParams(signedData())}`);
    await recycle(page).waitFor();
    await page.getByRole('link', { name: 'Offers' }).click();
    await page.waitForURL(({ hash }) => hash === '#/activity');
    expect(complaints).toEqual([]);
  });
}

test('asks for nothing of the mini app where there is none', { tag: '@deep' }, async ({ phone }) => {
  const { page, asked } = await openMessenger(phone);
  await page.goto('/');
  await page.getByRole('tab', { name: 'hot' }).waitFor();
  expect(await page.evaluate(() => 'Telegram' in window)).toBe(false);
  expect(asked.filter((text) => /tgWebApp|telegram/i.test(text.split(' ')[0] ?? ''))).toEqual([]);
});
