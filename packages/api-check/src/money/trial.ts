import { randomUUID } from 'node:crypto';
import { type Endpoint, isApiError } from '@parlour/api-client';
import type { Asked } from '../ask';
import type { Check } from '../check';
import { BOOK_ONCE } from '../comparisons/amounts';
import { type Books, readBooks } from '../comparisons/books';
import { compareWallets } from '../comparisons/compareWallets';
import { compareBooks, type Deviation, type Effect } from '../comparisons/compareBooks';
import { type Hope, judge, type Verdict, withMisfits } from '../judge';
import type { Misfit } from '../misfits';

/** A call that moves money, and its expected effect. */
export interface Trial {
  readonly endpoint: Endpoint;
  readonly payload: unknown;
  readonly effect: Effect;
}

/** The result of a trial. */
export interface Booking {
  readonly trial: Trial;
  readonly key: string | null;
  readonly asked: Asked;
  /** The second answer of a call that is sent twice at once. */
  readonly twin?: Asked | undefined;
  readonly before: Books;
  readonly after: Books;
  readonly verdict: Verdict;
}

/** Sends a call and compares: an accepted call must have its whole effect, a refused one none. */
export async function book(check: Check, trial: Trial, key: string | null = randomUUID()): Promise<Booking> {
  return send(check, trial, { key, hope: 'answer' });
}

/** Sends a call that must be refused without effect, and reports the result. */
export async function expectRefusal(check: Check, trial: Trial, hope: Hope, how: string, token = check.token): Promise<void> {
  const { verdict } = await send(check, { ...trial, effect: none(trial.effect) }, { key: randomUUID(), hope, token });
  check.note(trial.endpoint, verdict, how);
}

const AGAIN = 'again under its Idempotency-Key';

/** Sends a call twice at once under one new key, as a double tap does; it must be booked once. Reports the result. */
export async function tapTwice(check: Check, trial: Trial): Promise<void> {
  const how = 'twice at once under one Idempotency-Key';
  if (check.wish.withoutIdempotency) return check.note(trial.endpoint, { kind: 'unasked', why: KEYS_IGNORED }, how);
  const { asked, twin, verdict } = await send(check, trial, { key: randomUUID(), hope: 'answer', isTwice: true });
  const misfits =
    verdict.kind === 'misfit' ? verdict.misfits.map((one) => (one.change === BOOK_ONCE ? { ...one, change: LOCK } : one)) : [];
  const other = twin === undefined || isConflict(twin) || isApiError(asked.read) ? [] : otherAnswer(asked, twin);
  const all = misfits.length > 0 ? misfits : other;
  check.note(trial.endpoint, all.length > 0 ? { kind: 'misfit', misfits: all } : verdict, how);
}

const LOCK =
  'Two calls under one key may arrive at once: lock the member, or write the key first, in the transaction that books.';
const KEYS_IGNORED = 'keys are ignored, as --without-idempotency says';
const isConflict = ({ read }: Asked) => isApiError(read, 'refused') && read.code === 409;

/** Sends a booked call again under its key, which must book nothing, and reports the result. `isSame` compares the answers. */
export async function repeat(check: Check, { trial, key, asked: first }: Booking, way?: string): Promise<void> {
  const { endpoint, payload, effect } = trial;
  const how = way === undefined ? AGAIN : `${way}, ${AGAIN}`;
  if (check.wish.withoutIdempotency) {
    check.note(endpoint, { kind: 'unasked', why: KEYS_IGNORED }, how);
    return;
  }
  const { asked, verdict } = await send(check, { endpoint, payload, effect: none(effect) }, { key, hope: 'answer' });
  const misfits = verdict.kind === 'misfit' ? verdict.misfits.map(asBookedTwice) : [];
  const all = [...misfits, ...(isConflict(asked) || misfits.length > 0 ? [] : otherAnswer(first, asked))];
  const fine: Verdict = isConflict(asked) ? { kind: 'refusedAsHoped' } : verdict;
  check.note(endpoint, all.length > 0 ? { kind: 'misfit', misfits: all } : fine, how);
}

function asBookedTwice(misfit: Misfit): Misfit {
  return misfit.change === undefined ? misfit : { ...misfit, change: 'One key books once: store the first answer with its key.' };
}

function otherAnswer({ read: first }: Asked, { read: again }: Asked): Misfit[] {
  const change = 'The key says that it is the same call: a refusal tells the player that nothing was booked.';
  if (isApiError(again)) {
    if (again.kind !== 'refused') return [];
    return [{ at: 'code', expected: 'the first answer, or 409', got: `${again.code} ${again.message}`, change }];
  }
  if (isApiError(first) || first.message === again.message) return [];
  return [
    {
      at: 'message',
      expected: `"${first.message}", as the first time`,
      got: `"${again.message}"`,
      change: 'Store the first answer with its key.',
    },
  ];
}

interface How {
  readonly key: string | null;
  readonly hope: Hope;
  readonly token?: string | undefined;
  readonly isTwice?: boolean;
}

async function send(check: Check, trial: Trial, { key, hope, isTwice = false, ...how }: How): Promise<Booking> {
  const { endpoint, payload, effect } = trial;
  // These types too, because reviews of older orders change the wallet.
  const types = [...new Set([1, 2, ...effect.types] as const)];
  const before = await readBooks(check.read, types);
  const sending = () => check.send(endpoint, payload, { ...how, key });
  const [one, other] = await Promise.all([sending(), isTwice ? sending() : undefined]);
  const isOther = other !== undefined && isApiError(one.read) && !isApiError(other.read);
  const [asked, twin] = isOther ? [other, one] : [one, other];
  let after = before;
  const compare = async () => {
    after = await readBooks(check.read, types);
    return compareBooks(before, after, isApiError(asked.read) ? none(effect) : effect);
  };
  // After an unreadable answer it is unknown what was booked.
  const isKnown = !isApiError(asked.read) || isApiError(asked.read, 'refused', 'unauthorised');
  const misfits = isKnown ? await settled(check, compare) : [];
  return { trial, key, asked, twin, before, after, verdict: withMisfits(judge(endpoint, asked, hope), misfits) };
}

/** A missing booking is waited for this many times longer. */
const LATE_FACTOR = 5;

/** The remaining deviations. A missing booking is reported once and waited for, so that later calls are not blamed for it. */
async function settled(check: Check, compare: () => Promise<readonly Deviation[]>): Promise<readonly Misfit[]> {
  const startMs = Date.now();
  const clear = async () => (await compare()).filter(({ at }) => !check.unclear.has(at));
  const soon = await check.settle(clear);
  if (!soon.some(({ isMissing }) => isMissing)) return soon.map(misfitOf);
  const late = await check.settle(clear, LATE_FACTOR);
  if (late.length > 0) {
    // If two calls show different wallets, that is the better explanation.
    await compareWallets(check);
    const left = late.filter(({ at }) => !check.unclear.has(at));
    for (const { at, isMissing } of left) if (isMissing) check.unclear.add(at);
    return left.map(misfitOf);
  }
  if (check.isLate) return [];
  check.isLate = true;
  const seconds = Math.ceil((Date.now() - startMs) / 1000);
  return soon
    .filter(({ isMissing }) => isMissing)
    .map((one) => misfitOf({ ...one, got: `${one.got}; it came within ${seconds} seconds` }));
}

const misfitOf = ({ isMissing: _isMissing, ...misfit }: Deviation): Misfit => misfit;

function none({ types, venues = new Map<string, bigint>() }: Effect): Effect {
  return { central: 0n, types, venues: new Map([...venues.keys()].map((name) => [name, 0n])) };
}
