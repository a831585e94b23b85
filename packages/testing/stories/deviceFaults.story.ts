import type { Page } from 'playwright-core';
import { callApi, logIn, newPerson, registerQuickly } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const WRONG_MS = 30 * 3_600_000;
const NEAR_S = 60;
const screens = () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length;

/** Goes to another screen, for a page whose clock is not its own. */
const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(`#${to}`), path);

/** Goes to another screen within the page, and waits until it stands. */
async function open(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(screens);
  const isElsewhere = await page.evaluate((to) => {
    const from = location.hash.slice(1) || '/';
    location.assign(`#${to}`);
    return from !== to;
  }, path);
  if (isElsewhere)
    await page.waitForFunction(
      (count) => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length > count,
      before,
    );
}

const strip = (page: Page) => page.getByText(/^You are offline/);
const money = (page: Page) => page.getByRole('img', { name: /^¥/ });

describe('faults: the device', () => {
  let member: Page;
  const network = (isThere: boolean) => member.context().setOffline(!isThere);

  beforeAll(async () => {
    member = (await openPhone({ reducedMotion: 'reduce' })).page;
    await logIn(member, siteUrl);
    await money(member).first().waitFor();
    // The strip comes when the page has nothing better to do.
    await member.waitForTimeout(5000);
  }, 60_000);

  afterEach(() => network(true));

  it.each(['/', '/mine', '/wallet', '/activity'])(
    'offline and back at %s: it says so, and how old the balance is',
    async (path) => {
      const page = member;
      await open(page, path);
      await page.locator('main').getByText(/\w{3}/).first().waitFor();
      await network(false);
      await page.getByText(/^You are offline · balance as of \d\d:\d\d$/).waitFor();
      expect(await page.locator('main').innerText()).not.toBe('');
      const heard = page.waitForResponse((response) => response.url().endsWith('/api/balance'));
      await network(true);
      await strip(page).waitFor({ state: 'detached' });
      await heard;
    },
  );

  it('offline, a visitor is told so without a balance', async () => {
    const { page } = await openPhone();
    await page.goto(siteUrl);
    await page.getByRole('tab', { name: 'hot' }).waitFor();
    await page.waitForTimeout(6000);
    await page.context().setOffline(true);
    await page.getByText('You are offline', { exact: true }).waitFor();
  });

  it('a list that was asked for offline says so, and comes by itself afterwards', async () => {
    const page = member;
    await open(page, '/betRecord');
    await page.getByText('settled').first().waitFor();
    await network(false);
    await page
      .getByRole('radio', { name: 'Today' })
      .or(page.getByText('Today', { exact: true }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await network(true);
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  });

  it.each(['/recharge', '/withdrawal', '/transfer', '/addUsdtCard', '/fanshui', '/hongbao'])(
    'offline, the money button at %s says why it waits',
    async (path) => {
      const page = member;
      const line = page.getByRole('note').filter({ hasText: 'You are offline: this waits until the network is back' });
      await open(page, path);
      await page.locator('form button[type=submit], main button:not([role])').last().waitFor();
      await page.waitForTimeout(500);
      await network(false);
      await line.waitFor();
      await network(true);
      await line.waitFor({ state: 'detached' });
    },
  );

  it('offline, recycle all sends nothing and says so', async () => {
    const page = member;
    await open(page, '/');
    await page.getByRole('button', { name: 'recycle all' }).waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await network(false);
    await page.getByRole('button', { name: 'recycle all' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /^You are offline$/ })
      .waitFor();
    expect(sent.filter((url) => url.endsWith('/api/transall'))).toEqual([]);
  });

  it.each([
    ['blocked', block],
    ['full', fill],
  ])(
    'storage that is %s: log in, look at the money, deposit, log out',
    async (_what, spoil) => {
      const person = newPerson();
      await registerQuickly(siteUrl, person);
      const { page, complaints } = await openPhone({ hasIntro: true });
      await page.addInitScript(spoil);
      await logIn(page, siteUrl, person.name, person.password);
      for (const path of ['/wallet', '/betRecord', '/message', '/mine', '/hongbao', '/vip', '/']) {
        await open(page, path);
        await page.waitForFunction((to) => location.hash === `#${to}`, path);
        await page.locator('main').getByText(/\w{3}/).first().waitFor();
      }
      await open(page, '/recharge');
      await page.getByRole('radio', { name: /WeChat/ }).click();
      await page.locator('input[name=amount]').fill('500');
      await page.locator('form button[type=submit]').click();
      await page.waitForURL(({ hash }) => hash.startsWith('#/payInfo'));
      await page
        .getByText(/^\d\d:\d\d$/)
        .or(page.getByRole('timer'))
        .first()
        .waitFor();
      await open(page, '/mine');
      await page.getByText('Log out').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
      await page.waitForURL(({ hash }) => hash === '#/login');
      expect(complaints).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['a day and six hours behind', -WRONG_MS],
    ['a day and six hours ahead', WRONG_MS],
  ])(
    'a clock that is %s: log in, the hour of a payment, the red packet, a fresh manifest',
    async (_what, offMs) => {
      const person = newPerson();
      const token = await registerQuickly(siteUrl, person);
      const { page, complaints } = await openPhone();
      const beacons: string[] = [];
      page.on('request', (request) => beacons.push(request.postData() ?? ''));
      await page.clock.install({ time: Date.now() + offMs });
      await logIn(page, siteUrl, person.name, person.password);

      // Before its review, which is quick here, a payment has its whole hour.
      await goTo(page, `/payInfo?deposit_no=${await orderOf(token)}`);
      await page.getByText(/^(59:\d\d|1:00:00)$/).waitFor();

      const manifest = page.waitForResponse((response) => response.url().endsWith('/manifest.json'));
      await page.clock.fastForward(40_000);
      expect((await manifest).ok()).toBe(true);
      expect(beacons.filter((beacon) => beacon.includes('manifestRefused'))).toEqual([]);

      await goTo(page, '/hongbao');
      await page.getByText(/Opens in|closes in|Opens again in/).waitFor();
      const told = /(?:Opens|closes).* (?:(\d+):)?(\d\d):(\d\d)/.exec(await page.locator('main').innerText()) ?? [];
      const leftS = told.slice(1).reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);
      expect(Math.abs(leftS - untilTurnS())).toBeLessThan(NEAR_S);
      expect(complaints).toEqual([]);
    },
    60_000,
  );
});

/** A deposit that was just made. */
async function orderOf(token: string): Promise<string> {
  await callApi(siteUrl, 'recharge', { paytype: 'wxpay', amount: '500' }, token);
  const newest = { date: 1, type: 1, page: 1, api_type: '' };
  const { data } = await callApi<{ data: readonly { out_trade_no: string }[] }>(siteUrl, 'gettransrecord', newest, token);
  return data[0]?.out_trade_no ?? '';
}

/** Seconds until the red packet's window, from 10:00 to 12:00 in Beijing, opens or closes. */
function untilTurnS(): number {
  const dayS = 86_400;
  const nowS = (Date.now() / 1000 + 8 * 3600) % dayS;
  return [10, 12, 34].map((hour) => hour * 3600 - nowS).find((left) => left > 0) ?? Number.NaN;
}

function block(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }
}

function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
