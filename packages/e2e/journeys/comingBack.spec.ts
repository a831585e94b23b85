import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Another site, as a payment's page is one. */
const elsewhere = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>elsewhere</title><p>Elsewhere</p>');
});

// Without it a page that is left is gone; the drivers of other engines keep none.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
    }),
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

/** A member who went to another site and comes back by the back button; `meanwhile` happens there. */
async function comeBack(page: Page, meanwhile: () => Promise<unknown> = async () => undefined) {
  const { port } = elsewhere.address() as AddressInfo;
  await page.evaluate(() => {
    Object.assign(window, { returns: [] });
    addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = document.documentElement.style;
      Reflect.get(window, 'returns').push({ persisted, visibility });
    });
  });
  // A page that an answer is on its way to may be dropped instead of kept.
  await page.waitForLoadState('networkidle');
  await page.goto(`http://127.0.0.1:${port}/`);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'returns')?.length === 1);
  return page.evaluate(() => Reflect.get(window, 'returns')[0]);
}

/** Their page, where something of theirs stands. */
async function goToOwn(page: Page) {
  await page.evaluate(() => location.assign('#/mine'));
  await page.getByText('Log out').waitFor();
}

test.describe('faults: the device', () => {
  test(
    'a page that the browser kept aside comes back with its member, hidden until the session was found alive',
    { tag: '@deep' },
    async ({ newMember: { page, account } }) => {
      await goToOwn(page);
      expect(await comeBack(page)).toEqual({ persisted: true, visibility: 'hidden' });
      await page.getByText(account.name).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.style.visibility)).toBe('');
    },
  );

  test(
    'a session that ended meanwhile does not come back with the page',
    { tag: ['@account', '@chromium'] },
    async ({ newMember: { page, account } }) => {
      await goToOwn(page);
      const token = await page.evaluate(() => sessionStorage.getItem('api_token'));
      const headers = { authorization: `Bearer ${token}` };
      const back = await comeBack(page, () => page.request.post('/api/logoff', { headers, data: {} }));
      expect(back).toEqual({ persisted: true, visibility: 'hidden' });
      await page.waitForFunction(() => location.hash.startsWith('#/login'));
      expect(await page.getByText(account.name).count()).toBe(0);
      expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    },
  );
});
