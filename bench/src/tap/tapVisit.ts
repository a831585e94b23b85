import type { Browser, Page } from 'playwright-core';
import { openPage, phoneShape } from '../player/phone';
import type { Route } from '../player/routes';
import { type Traffic, recordTraffic, type Transfer } from '../player/traffic';

/** When the touch began before the click: not observable for the page, 300 ms before, long before. */
export type Touch = 'none' | '300 ms before' | 'long before';

const beforeMs: Readonly<Record<Touch, number>> = { none: 0, '300 ms before': 300, 'long before': 2000 };
const QUIET_MS = 2000;
const LATEST_MS = 30_000;

export interface TapVisit {
  /** From the tap until the screen had mounted, in milliseconds. */
  readonly screenAfter: number;
  /** The files requested by the tap, with times relative to the tap. */
  readonly files: readonly Transfer[];
}

/** Opens home, waits for idle, and taps a link to a remote that was not visited yet. */
export async function tapFromHome(
  browser: Browser,
  url: string,
  { address, screen, isForMembers }: Route,
  touch: Touch,
  token?: string,
): Promise<TapVisit> {
  // Without the service worker, which would precache all screens.
  const context = await browser.newContext({ ...phoneShape, serviceWorkers: 'block' });
  try {
    const { page, devtools, complaints } = await openPage(context, isForMembers ? token : undefined);
    const traffic = recordTraffic(devtools);
    await page.goto(`${url}/#/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => noted.tapAt !== undefined, undefined, { timeout: LATEST_MS });
    await traffic.quietFor(QUIET_MS, LATEST_MS);
    if (touch !== 'none') await touchLink(page, address);
    await page.waitForTimeout(beforeMs[touch]);
    const before = traffic.transfers.length;
    const screenAfter = await tap(page, address, screen);
    await traffic.quietFor(500, LATEST_MS);
    if (complaints.length > 0) throw new Error(`${url}, tap on ${address}: ${complaints.join('; ')}`);
    const files = filesSince(traffic, before);
    if (touch === 'none' && files.length === 0) throw new Error(`${url}, tap on ${address}: its files were there already`);
    return { screenAfter, files };
  } finally {
    await context.close();
  }
}

/** Dispatches the touch without the click. */
async function touchLink(page: Page, address: string): Promise<void> {
  await page.locator(linkTo(address)).first().dispatchEvent('pointerdown', { bubbles: true, isPrimary: true });
}

/** Dispatches the click without preceding events; resolves to the milliseconds until the screen has mounted. */
function tap(page: Page, address: string, screen: string): Promise<number> {
  return page.evaluate(
    ([link = '', mark = '', hash = '']) =>
      new Promise<number>((resolve, reject) => {
        const tappedAt = performance.now();
        new PerformanceObserver((list) => {
          const found = list.getEntriesByName(mark)[0];
          if (found !== undefined) resolve(found.startTime - tappedAt);
        }).observe({ type: 'mark' });
        setTimeout(() => reject(new Error(`${mark} did not come`)), 20_000);
        const element = document.querySelector<HTMLElement>(link);
        if (element === null) location.hash = hash;
        else element.click();
      }),
    [linkTo(address), `screen:${screen}`, `#${address}`],
  );
}

function linkTo(address: string): string {
  return `a[href="#${address}"]`;
}

function filesSince(traffic: Traffic, before: number): Transfer[] {
  const asked = traffic.transfers.slice(before).filter(({ type, isFromCache }) => type === 'Script' && !isFromCache);
  const [first] = asked;
  if (first === undefined) return [];
  const since = (at: number) => at - first.startedAt;
  return asked.map((file) => ({ ...file, startedAt: since(file.startedAt), endedAt: since(file.endedAt) }));
}
