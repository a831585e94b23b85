import type { Browser } from 'playwright-core';
import { openPage, phoneShape } from './phone';
import type { Route } from './routes';
import { noteTraffic, type Transfer } from './traffic';
import type { Noted } from './watchPage';

/** The page is looked at until nothing moved on the line for so long. */
const QUIET_MS = 2000;
const LATEST_MS = 30_000;

export interface ColdVisit {
  readonly lcp: number;
  readonly screenAt: number;
  readonly tapAt: number;
  readonly cls: number;
  readonly longestTask: number;
  /** What tasks took beyond 50 ms each. */
  readonly blocked: number;
  readonly transfers: readonly Transfer[];
}

/** Visits an address for the first time: nothing kept, no connection open. Throws when the page complains or never gets there. */
export async function visitCold(browser: Browser, url: string, route: Route, token?: string): Promise<ColdVisit> {
  const context = await browser.newContext(phoneShape);
  try {
    const { page, devtools, complaints } = await openPage(context, route.isForMembers ? { token } : {});
    const traffic = noteTraffic(devtools);
    await page.goto(`${url}/#${route.address}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => noted.tapAt !== undefined, undefined, { timeout: LATEST_MS });
    await traffic.quietFor(QUIET_MS, LATEST_MS);
    const noted: Noted = await page.evaluate(() => globalThis.noted);
    const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    if (complaints.length > 0) throw new Error(`${url}${route.address}: ${complaints.join('; ')}`);
    if (!marks.includes(`screen:${route.screen}`)) throw new Error(`${url}${route.address} showed ${marks.join(', ')}`);
    const { lcp, cls, longTasks, screenAt = Number.NaN, tapAt = Number.NaN } = noted;
    const blocked = longTasks.reduce((sum, { ms }) => sum + ms - 50, 0);
    const longestTask = Math.max(0, ...longTasks.map(({ ms }) => ms));
    return { lcp, cls, screenAt, tapAt, longestTask, blocked, transfers: traffic.transfers };
  } finally {
    await context.close();
  }
}
