import type { Page } from '@playwright/test';
import type { ApiFault } from '@parlour/testing/apiFaults';
import type { FaultyLine } from '@parlour/testing/faultyLine';
import type { Phone } from '../support/browser/phone';
import { goTo, prepare, type Seen, settle } from '../support/screens/screenWatch';
import { sweepMember, type SweepMember } from '../support/screens/sweepMember';
import type { SweptScreen, Walker } from '../support/screens/writtenScreens';
import { test as base } from '../support/test';
import { type Complaints, complaintsOf, uncaught } from './screenComplaints';

const API = /^\/api\//;
/** A balance poll that is answered 401 ends the session without the dialog. */
const API_BUT_BALANCE = /^\/api\/(?!balance$)/;
/** A call ends after 30 s; while it hangs, the browser counts fifty times as fast. */
const HURRY = 50;
/** The fault under which every screen is reloaded. */
const ANEW = '500';
const MOST_LISTS = 3;
/** Of the screens that are not reloaded, every fourth is retried, under each fault on others. */
const EACH = 4;
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

/** What `npm test` has, and the deep walks leave out: this fault on every call of this screen, and on this call alone. */
export const spared = { walker: 'member', path: '/wallet', fault: ANEW, call: 'gettransrecord' } as const;

/** Who walks through screens, on what. */
export interface Walking extends SweepMember {
  readonly line: FaultyLine;
  readonly phone: Phone;
  readonly walker: Walker;
}

export interface WorkerFixtures {
  readonly walkingMember: SweepMember;
}

export interface Fixtures {
  /** What a walk starts from but for the walker. */
  readonly start: Omit<Walking, 'walker'>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  walkingMember: [async ({ operator }, use) => use(await sweepMember(operator)), { scope: 'worker' }],
  start: async ({ line, openPhone, walkingMember }, use) =>
    use({ line, phone: await openPhone({ reducedMotion: 'reduce' }), ...walkingMember }),
});

export interface Walk extends Walking {
  readonly fault: ApiFault;
  /** Which of all faults it is. */
  readonly turn: number;
  readonly screens: readonly SweptScreen[];
}

/** What was wrong, by screen. */
export type Findings = Readonly<Record<string, Complaints>>;

/** Walks through screens while every API call ends in the fault; where a list failed, retries without the fault. */
export async function walk({ line, phone, fault, turn, walker, token, order, screens }: Walk): Promise<Findings> {
  const found: Record<string, Complaints> = {};
  const { page, complaints: errors } = phone;
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
      // Not a tap: an automatic answer may have put a notice above it.
      await retryButton(page).first().dispatchEvent('click');
      after = await settle(page);
    }
    breakAll();
    return after.isSettled && after.retries === 0 ? [] : [`trying again did not help: ${after.waiting.join(', ')}`];
  };
  breakAll();
  await page.goto(`${line.url}/#/usdtmore`);
  const note = ({ path }: SweptScreen, complaints: Complaints) => {
    if (complaints.length > 0) found[path] = [...(found[path] ?? []), ...complaints];
  };
  for (const screen of screens) {
    const seen = await enter(screen);
    const again = isFresh && !isUnauthorised && seen.retries > 0 ? await tryAgain(seen) : [];
    note(screen, [...complaintsOf(seen, fault, screen), ...again, ...uncaught(errors)]);
  }
  // Successful answers are cached, so a retry is offered only when all of them were seen.
  const isTriedAgain = !isFresh && fault.kind !== undefined;
  for (const screen of isTriedAgain ? screens.filter((_screen, index) => index % EACH === turn % EACH) : []) {
    const seen = await enter(screen);
    if (seen.retries > 0) note(screen, [...(await tryAgain(seen)), ...uncaught(errors)]);
  }
  return found;
}
