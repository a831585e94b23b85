import type { Page } from '@playwright/test';
import { change, type FaultyLine, say } from '@parlour/testing/faultyLine';
import { goTo, prepare } from '../support/screens/screenWatch';
import { test as base } from '../support/test';
import { type AddressField, withAddress } from './addressFields';

export const json = (data: unknown, message = '') => say(200, 'application/json', JSON.stringify({ code: 200, message, data }));

export interface Target {
  readonly page: Page;
  readonly line: FaultyLine;
  /** What ran or was sent. */
  readonly ran: string[];
}

interface Fixtures {
  /** A new member whom no policy of the browser protects, on the line. */
  readonly target: Target;
}

export const test = base.extend<Fixtures>({
  target: async ({ line, openPhone, operator }, use) => {
    const { page } = await openPhone({ bypassCSP: true, reducedMotion: 'reduce' });
    const { token } = await operator.register();
    const ran: string[] = [];
    await page.exposeFunction('hit', () => void ran.push('it ran'));
    page.on('download', (download) => ran.push(`it sent ${download.url()}`));
    await page.addInitScript(prepare, { token, hurry: 1 });
    await page.goto(`${line.url}/#/usdtmore`);
    await use({ page, line, ran });
  },
});

/** What on screen leads to, or stands for, an address that is not of the web; and pictures that stand there broken. */
export const oddities = (page: Page) =>
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

/** Answers a field with an address and opens it; what that did which it must not do. */
export async function openField({ page, line, ran }: Target, { call, address, says }: AddressField, url: string, n: number) {
  line.mend();
  line.breakIt(call, json({ url }));
  await page.evaluate(goTo, { path: address(n), isFresh: false });
  await page.getByRole('heading', { name: says }).waitFor();
  const frames = await page.locator('iframe').count();
  const found = [...(frames > 0 ? ['a frame'] : []), ...(await oddities(page)), ...ran.splice(0)];
  await page.evaluate(goTo, { path: '/usdtmore', isFresh: false });
  return found;
}

/** Every address of every answer becomes this one. */
export function plant(line: FaultyLine, address: string): void {
  line.breakIt(
    /\/api\//,
    change(({ body }) => ({ body: Buffer.from(JSON.stringify(withAddress(JSON.parse(body.toString()), address))) })),
  );
  const info = { amount: '100', created_at: '2026-11-20 10:00:00', paytype: 'usdt' };
  const cardlist = { mch_id: 'TQk4u9', content: 'TRC20', payimg: address };
  line.breakIt(/\/payinfo$/, json({ info, deposit_no: 'PD1', cardlist }, 'usdt'));
}
