import type { Browser } from 'playwright-core';
import { openPage, phoneShape } from '../player/phone';
import type { Route } from '../player/routes';
import { recordTraffic, type Transfer } from '../player/traffic';
import type { PageTimings } from '../player/observePage';

/** The visit ends when the network was idle for this long. */
const QUIET_MS = 2000;
const LATEST_MS = 30_000;

export interface ColdVisit {
  readonly lcp: number;
  readonly screenAt: number;
  readonly tapAt: number;
  readonly cls: number;
  readonly longestTask: number;
  /** Total blocking time: task time beyond 50 ms each. */
  readonly blocked: number;
  readonly transfers: readonly Transfer[];
}

/** A cold visit: empty caches, no open connection. Throws when the page logs an error or does not load. */
export async function visitCold(browser: Browser, url: string, route: Route, token?: string): Promise<ColdVisit> {
  const context = await browser.newContext(phoneShape);
  try {
    const { page, devtools, complaints } = await openPage(context, route.isForMembers ? token : undefined);
    const traffic = recordTraffic(devtools);
    // Told by the page: whatever asks it would run between the document's parts, which costs a large document more than a small one.
    const isTappable = page.waitForEvent('console', { predicate: (told) => told.text() === 'tappable', timeout: LATEST_MS });
    await page.goto(`${url}/#${route.address}`, { waitUntil: 'commit' });
    await isTappable;
    await traffic.quietFor(QUIET_MS, LATEST_MS);
    const noted: PageTimings = await page.evaluate(() => globalThis.noted);
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
