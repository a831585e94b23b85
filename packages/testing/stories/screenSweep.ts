import type { Page } from 'playwright-core';
import { type ApiFault, REFUSAL } from './apiFaults';
import { openFaultyLine } from './faultyLine';
import { openPhone } from './phone';
import { goTo, prepare, type Seen, settle } from './screenWatch';
import type { SweptScreen, Walker } from './sweptScreens';

const API = /^\/api\//;
/** A balance poll that is told 401 ends the session without the dialog. */
const API_BUT_BALANCE = /^\/api\/(?!balance$)/;
/** A call ends after 30 s; while it hangs, the browser counts fifty times as fast. */
const HURRY = 50;
/** The fault under which every screen is opened anew, and tried again on a mended line. */
const TRIED_AGAIN = '500';
const SESSION_ENDED = '认证失败您的账号登陆过期，请重新登陆';
const MOST_LISTS = 3;
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

/** What a player would complain about on one screen under one fault; nothing is what is wanted. */
export type Complaints = readonly string[];

export interface Walk {
  readonly site: string;
  readonly fault: ApiFault;
  readonly walker: Walker;
  readonly token: string;
  /** The number of a deposit. */
  readonly order: string;
  readonly screens: readonly SweptScreen[];
}

/** Walks through screens while every call of the API ends in the fault. */
export async function walk({ site, fault, walker, token, order, screens }: Walk): Promise<ReadonlyMap<SweptScreen, Complaints>> {
  const found = new Map<SweptScreen, Complaints>();
  const line = await openFaultyLine(site);
  const { page, complaints: errors } = await openPhone({ reducedMotion: 'reduce' });
  const isFresh = fault.kind === 'unauthorised' || fault.name === TRIED_AGAIN;
  const hurry = fault.kind === 'timeout' ? HURRY : 1;
  await page.addInitScript(prepare, { token: walker === 'member' ? token : undefined, hurry });
  const which = fault.kind === 'unauthorised' ? API_BUT_BALANCE : API;
  line.breakIt(which, fault.fault);
  await page.goto(`${line.url}/#/usdtmore`);
  for (const screen of screens) {
    errors.length = 0;
    await page.evaluate(goTo, { path: screen.path.replace('ORDER', order), isFresh });
    const seen = await settle(page);
    const complaints = [...complaintsOf(seen, fault, screen)];
    if (complaints.length === 0 && seen.retries > 0 && fault.name === TRIED_AGAIN) {
      line.mend();
      let after = seen;
      // Each list that failed has its own.
      for (let tries = 0; tries < MOST_LISTS && after.retries > 0; tries += 1) {
        await retryButton(page).first().click();
        after = await settle(page);
      }
      if (!after.isSettled || after.retries > 0) complaints.push(`trying again did not help: ${after.waiting.join(', ')}`);
      line.breakIt(which, fault.fault);
    }
    found.set(screen, [...complaints, ...errors.filter((error) => !error.startsWith('Failed to load resource'))]);
  }
  await page.context().close();
  await line.close();
  return found;
}

function* complaintsOf(seen: Seen, { kind, isWhole }: ApiFault, screen: SweptScreen): Generator<string> {
  if (!seen.isSettled) yield `still waiting for ${seen.waiting.join(', ')}`;
  if (!seen.hasContent) yield 'nothing to see';
  if (seen.ways === 0) yield 'no way on';
  if (kind === 'unauthorised') {
    const { dialogs, hash } = seen;
    const isAtLogin = hash.startsWith('#/login') || hash.startsWith('#/telegram-login');
    if (dialogs.length > 0 && !isAtLogin) yield `the session ended at ${hash}`;
    const isOne = dialogs.length === 1 && dialogs[0]?.startsWith(SESSION_ENDED) === true;
    if (screen.hasRetry && !isOne) yield `the dialogs are ${dialogs.join(' and ')}`;
    return;
  }
  const told = seen.toasts.filter((toast) => toast !== screen.says && !(kind === 'refused' && toast === REFUSAL));
  if (told.length > 0) yield `it said ${told.join(' and ')}`;
  const mustRetry = kind !== undefined && screen.hasRetry && !(kind === 'refused' && screen.takesRefusal);
  if (mustRetry && seen.retries === 0) yield 'no way to try again';
  if (isWhole && seen.retries > 0) yield 'something failed';
}
