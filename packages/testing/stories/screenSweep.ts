import type { Page } from 'playwright-core';
import type { ApiFault } from './apiFaults';
import { openFaultyLine } from './faultyLine';
import { openPhone } from './phone';
import { type Complaints, complaintsOf, uncaught } from './screenComplaints';
import { goTo, prepare, type Seen, settle } from './screenWatch';
import type { SweepMember } from './sweepMember';
import type { SweptScreen, Walker } from './sweptScreens';

const API = /^\/api\//;
/** A balance poll that is told 401 ends the session without the dialog. */
const API_BUT_BALANCE = /^\/api\/(?!balance$)/;
/** A call ends after 30 s; while it hangs, the browser counts fifty times as fast. */
const HURRY = 50;
/** The fault under which every screen is opened anew. */
const ANEW = '500';
const MOST_LISTS = 3;
/** Five walks begin at once. */
export const BOOT_MS = 60_000;
/** Of the screens that are not opened anew, all is tried again on each fourth, under each fault on others. */
const EACH = 4;
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

export interface Walk extends SweepMember {
  readonly site: string;
  readonly fault: ApiFault;
  readonly walker: Walker;
  /** Which of all faults it is. */
  readonly turn: number;
  readonly screens: readonly SweptScreen[];
}

/** Walks through screens while every call of the API ends in the fault; where a list failed, tries again on a mended line. */
export async function walk({
  site,
  fault,
  turn,
  walker,
  token,
  order,
  screens,
}: Walk): Promise<ReadonlyMap<SweptScreen, Complaints>> {
  const found = new Map<SweptScreen, Complaints>();
  const line = await openFaultyLine(site);
  const { page, complaints: errors } = await openPhone({ reducedMotion: 'reduce' });
  const isUnauthorised = fault.kind === 'unauthorised';
  const isFresh = isUnauthorised || fault.name === ANEW;
  await page.addInitScript(prepare, {
    token: walker === 'member' ? token : undefined,
    hurry: fault.kind === 'timeout' ? HURRY : 1,
  });
  const breakAll = () => line.breakIt(isUnauthorised ? API_BUT_BALANCE : API, fault.fault);
  const enter = async (screen: SweptScreen) => {
    errors.length = 0;
    await page.evaluate(goTo, { path: screen.path.replace('ORDER', order), isFresh });
    return settle(page);
  };
  /** Each list that failed has its own button. */
  const tryAgain = async (seen: Seen) => {
    line.mend();
    let after = seen;
    for (let tries = 0; tries < MOST_LISTS && after.retries > 0; tries += 1) {
      // Not a tap: what answers by itself meanwhile may have laid a notice over it.
      await retryButton(page).first().dispatchEvent('click');
      after = await settle(page);
    }
    breakAll();
    return after.isSettled && after.retries === 0 ? [] : [`trying again did not help: ${after.waiting.join(', ')}`];
  };
  breakAll();
  await page.goto(`${line.url}/#/usdtmore`, { timeout: BOOT_MS });
  for (const screen of screens) {
    const seen = await enter(screen);
    const again = isFresh && !isUnauthorised && seen.retries > 0 ? await tryAgain(seen) : [];
    found.set(screen, [...complaintsOf(seen, fault, screen), ...again, ...uncaught(errors)]);
  }
  // What answered once is kept, so that it is tried again only when all of them were seen.
  const isTriedAgain = !isFresh && fault.kind !== undefined;
  for (const screen of isTriedAgain ? screens.filter((_screen, index) => index % EACH === turn % EACH) : []) {
    const seen = await enter(screen);
    if (seen.retries > 0) found.set(screen, [...(found.get(screen) ?? []), ...(await tryAgain(seen)), ...uncaught(errors)]);
  }
  await page.context().close();
  await line.close();
  return found;
}
