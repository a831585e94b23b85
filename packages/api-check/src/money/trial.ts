import { randomUUID } from 'node:crypto';
import { type Endpoint, isApiError } from '@parlour/api-client';
import type { Asked } from '../ask';
import type { Check } from '../check';
import { type Books, readBooks } from '../comparisons/books';
import { compareBooks, type Effect } from '../comparisons/movement';
import { type Hope, judge, type Verdict, withMisfits } from '../judge';
import type { Misfit } from '../misfits';

/** A call that moves money, and what it has to do. */
export interface Trial {
  readonly endpoint: Endpoint;
  readonly payload: unknown;
  readonly effect: Effect;
}

/** What a trial did. */
export interface Booking {
  readonly trial: Trial;
  readonly key: string | null;
  readonly asked: Asked;
  readonly before: Books;
  readonly after: Books;
  readonly verdict: Verdict;
}

/** Sends it and compares: what is accepted has its whole effect, what is refused has none. */
export async function book(check: Check, trial: Trial, key: string | null = randomUUID()): Promise<Booking> {
  return send(check, trial, { key, hope: 'answer' });
}

/** Sends what must be refused and have no effect; reports it. */
export async function expectRefusal(check: Check, trial: Trial, hope: Hope, how: string, token = check.token): Promise<void> {
  const { verdict } = await send(check, { ...trial, effect: none(trial.effect) }, { key: randomUUID(), hope, token });
  check.note(trial.endpoint, verdict, how);
}

const AGAIN = 'again under its Idempotency-Key';

/** Sends a booked call again under its key, which may book nothing; reports it. `isSame` compares the answers. */
export async function repeat(check: Check, { trial, key, asked: first }: Booking, way?: string): Promise<void> {
  const { endpoint, payload, effect } = trial;
  const how = way === undefined ? AGAIN : `${way}, ${AGAIN}`;
  if (check.wish.withoutIdempotency) {
    check.note(endpoint, { kind: 'unasked', why: 'keys are ignored, as --without-idempotency says' }, how);
    return;
  }
  const { asked, verdict } = await send(check, { endpoint, payload, effect: none(effect) }, { key, hope: 'answer' });
  const isConflict = isApiError(asked.read, 'refused') && asked.read.code === 409;
  const misfits = verdict.kind === 'misfit' ? verdict.misfits.map(asBookedTwice) : [];
  const all = [...misfits, ...(isConflict || misfits.length > 0 ? [] : otherAnswer(first, asked))];
  const fine: Verdict = isConflict ? { kind: 'refusedAsHoped' } : verdict;
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
}

async function send(check: Check, trial: Trial, { key, hope, ...how }: How): Promise<Booking> {
  const { endpoint, payload, effect } = trial;
  // Reviews of older orders move the wallet too.
  const types = [...new Set([1, 2, ...effect.types] as const)];
  const before = await readBooks(check.read, types);
  const asked = await check.send(endpoint, payload, { ...how, key });
  let after = before;
  const compare = async () => {
    after = await readBooks(check.read, types);
    return compareBooks(before, after, isApiError(asked.read) ? none(effect) : effect);
  };
  // Nobody knows what an answer that is none has booked.
  const isKnown = !isApiError(asked.read) || isApiError(asked.read, 'refused', 'unauthorised');
  const misfits = isKnown ? await check.settle(compare) : [];
  return { trial, key, asked, before, after, verdict: withMisfits(judge(endpoint, asked, hope), misfits) };
}

function none({ types, venues = new Map<string, bigint>() }: Effect): Effect {
  return { central: 0n, types, venues: new Map([...venues.keys()].map((name) => [name, 0n])) };
}
