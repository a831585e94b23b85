import type { Page } from 'playwright-core';
import { addressFields, addressScreens, withAddress } from './addressFields';
import { hostileAddresses } from './addressSpellings';
import { change, type FaultyLine, openFaultyLine, say } from './faultyLine';
import { newPerson, registerQuickly } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const json = (data: unknown, message = '') => say(200, 'application/json', JSON.stringify({ code: 200, message, data }));

async function openMember() {
  const line = await openFaultyLine(siteUrl);
  const { page } = await openPhone({ bypassCSP: true, reducedMotion: 'reduce' });
  const token = await registerQuickly(siteUrl, newPerson());
  const ran: string[] = [];
  await page.exposeFunction('hit', () => void ran.push('it ran'));
  page.on('download', (download) => ran.push(`it sent ${download.url()}`));
  await page.addInitScript((kept) => {
    if (self === top) sessionStorage.setItem('api_token', kept);
  }, token);
  await page.goto(`${line.url}/#/usdtmore`);
  return { line, page, ran };
}

const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(to), `#${path}`);

/** What on screen leads to, or stands for, an address that is not of the web; and pictures that stand there broken. */
const oddities = (page: Page) =>
  page.evaluate(() => {
    const isOfWeb = (address: string) => /^https?:$/.test(new URL(address, location.href).protocol);
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src') ?? '');
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    // What the page drew itself is saved from an address of the page.
    const own = (address: string) => address.startsWith(`blob:${location.origin}/`);
    const broken = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
    return [
      ...frames.filter((src) => !isOfWeb(src)).map((src) => `frame ${src}`),
      ...links.filter((href) => !isOfWeb(href) && !own(href)).map((href) => `link ${href}`),
      ...broken.map(({ outerHTML }) => `broken ${outerHTML}`),
    ];
  });

describe('attacks: addresses of the backend', () => {
  let member: Awaited<ReturnType<typeof openMember>>;
  beforeAll(async () => {
    member = await openMember();
  }, 60_000);
  afterAll(() => member.line.close());
  beforeEach(() => {
    member.line.mend();
    member.ran.length = 0;
  });

  describe.each(addressFields)('of $name', ({ call, address, says }) => {
    it.each(hostileAddresses.map((url, at) => ({ url, at })))('$url', async ({ url, at }) => {
      const { line, page, ran } = member;
      line.breakIt(call, json({ url }));
      await goTo(page, address(at));
      await page.getByRole('heading', { name: says }).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      expect([await oddities(page), ran]).toEqual([[], []]);
      await goTo(page, '/usdtmore');
    });
  });

  it.each(hostileAddresses)('of the main site %j', async (url) => {
    const { line, page } = member;
    line.breakIt(/\/getVisitUrl$/, json({ url }));
    if (!page.url().endsWith('#/')) await goTo(page, '/');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open the main site' }).tap();
    const tab = await opened;
    if (!tab.isClosed()) await tab.waitForEvent('close');
    expect([await oddities(page), member.ran]).toEqual([[], []]);
  });

  describe.each([
    'javascript:hit()',
    'java\tscript:hit()',
    'data:text/html,<script>parent.hit()</script>',
    'blob:null/1',
    'file:///x',
    '/',
  ])('of every field %j', (address) => {
    beforeAll(async () => {
      plant(member.line, address);
      await member.page.goto(`${member.line.url}/?${encodeURIComponent(address)}#/usdtmore`);
    });
    it.each(addressScreens)('on %s', async (path) => {
      const { line, page, ran } = member;
      plant(line, address);
      await goTo(page, path);
      await page.locator('main').waitFor();
      await page.waitForTimeout(250);
      let found = await oddities(page);
      for (let left = 20; left > 0 && found.length > 0; left -= 1) {
        await page.waitForTimeout(100);
        found = await oddities(page);
      }
      expect([found, ran]).toEqual([[], []]);
    });
  });
});

function plant(line: FaultyLine, address: string): void {
  line.breakIt(
    /\/api\//,
    change(({ body }) => ({ body: Buffer.from(JSON.stringify(withAddress(JSON.parse(body.toString()), address))) })),
  );
  const info = { amount: '100', created_at: '2026-11-20 10:00:00', paytype: 'usdt' };
  const cardlist = { mch_id: 'TQk4u9', content: 'TRC20', payimg: address };
  line.breakIt(/\/payinfo$/, json({ info, deposit_no: 'PD1', cardlist }, 'usdt'));
}
