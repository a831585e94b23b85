import { setTimeout } from 'node:timers/promises';
import type { InitialCall } from '@parlour/platform/remoteConfig';
import { callKey } from '@parlour/release-contract/callKey';
import type { Manifest } from '@parlour/release-contract/manifest';
import { encoded } from '../files/encoding';

/** An answer older than this is requested again when the next document needs it. */
const RENEWED_AFTER_MS = 3_000;
/** An answer older than this is not used. */
const GOOD_FOR_MS = 10_000;
/** How long a document waits for an answer. */
const PATIENCE_MS = 50;
/** Limit for the bytes of all answers in a document, each compressed on its own. */
const LARGEST_TOGETHER = 4_000;

export interface PublicAnswers {
  /** The answers as JSON, by the key of their calls. */
  readonly json: string;
  /** When the oldest was asked for, in epoch milliseconds. */
  readonly takenAt: number;
}

interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

interface Known {
  askedAt: number;
  /** Pending request; undefined once the call is answered, refused or given up. */
  asking?: Promise<void> | undefined;
  answer?: { readonly text: string; readonly bytes: number; readonly takenAt: number };
}

interface Collected {
  readonly calls: readonly InitialCall[];
  /** Until then no call has to be repeated and no answer expires. */
  readonly renewedAt: number;
  readonly answers: PublicAnswers | undefined;
}

/**
 * The public calls of the live screens' first render, whose answers are the same for everybody; calls of canaries are not among
 * them.
 */
export function publicCalls({ remotes }: Pick<Manifest, 'remotes'>): readonly InitialCall[] {
  return Object.values(remotes)
    .filter(({ off }) => off !== 'all')
    .flatMap(({ routes }) => routes.flatMap(({ initialCalls = [] }) => initialCalls.filter(({ isPublic }) => isPublic === true)));
}

/**
 * Caches the last answer of each call and repeats the call after a few seconds, once for all concurrent callers. Resolves at
 * once, or after 50 ms at most; leaves out answers that are late, expired, or too large in total.
 */
export function createPublicAnswers(
  ask: (call: InitialCall) => Promise<object | undefined>,
  { now, wait }: Clock = { now: () => Date.now(), wait: (ms) => setTimeout(ms) },
): (calls: readonly InitialCall[]) => Promise<PublicAnswers | undefined> {
  const known = new Map<string, Known>();

  const renew = async (call: InitialCall, one: Known, takenAt: number) => {
    const value = await ask(call);
    if (value === undefined) return;
    const text = JSON.stringify(value);
    const bytes = one.answer?.text === text ? one.answer.bytes : (await encoded(text, 'br')).body.length;
    one.answer = { text, bytes, takenAt };
  };
  const refreshed = (call: InitialCall): Known => {
    const key = callKey(call);
    const time = now();
    const one = known.get(key) ?? { askedAt: Number.NEGATIVE_INFINITY };
    known.set(key, one);
    if (one.asking !== undefined || time - one.askedAt < RENEWED_AFTER_MS) return one;
    one.askedAt = time;
    // After a failure the call is repeated at the same interval as after an answer.
    one.asking = renew(call, one, time)
      .catch(() => undefined)
      .finally(() => delete one.asking);
    return one;
  };
  const goodAnswer = ({ answer }: Known) => (answer !== undefined && now() - answer.takenAt <= GOOD_FOR_MS ? answer : undefined);

  const collect = async (calls: readonly InitialCall[]): Promise<Collected> => {
    const keys = calls.map(callKey);
    for (const key of known.keys()) if (!keys.includes(key)) known.delete(key);
    const all = calls.map(refreshed);
    const late = all.filter((one) => one.asking !== undefined && goodAnswer(one) === undefined);
    // The 50 ms count from the start of the call, so that a slow backend delays only the first documents after that.
    const waitMs = Math.max(0, ...late.map(({ askedAt }) => askedAt + PATIENCE_MS - now()));
    if (waitMs > 0) await Promise.race([wait(waitMs), Promise.all(late.flatMap(({ asking }) => asking ?? []))]);
    let room = LARGEST_TOGETHER;
    const chosen = all.flatMap((one, index) => {
      const answer = goodAnswer(one);
      if (answer === undefined || answer.bytes > room) return [];
      room -= answer.bytes;
      return [{ ...answer, member: `${JSON.stringify(keys[index])}:${answer.text}` }];
    });
    const isSettled = all.every(({ asking }) => asking === undefined);
    const ends = [...all.map(({ askedAt }) => askedAt + RENEWED_AFTER_MS), ...chosen.map(({ takenAt }) => takenAt + GOOD_FOR_MS)];
    const renewedAt = isSettled ? Math.min(...ends) : 0;
    if (chosen.length === 0) return { calls, renewedAt, answers: undefined };
    const json = `{${chosen.map(({ member }) => member).join()}}`;
    return { calls, renewedAt, answers: { json, takenAt: Math.min(...chosen.map(({ takenAt }) => takenAt)) } };
  };

  let last: Collected | undefined;
  let before = Number.NEGATIVE_INFINITY;
  return async (calls) => {
    // The clock was put back, so the age of the answers is unknown.
    if (now() < before) {
      known.clear();
      last = undefined;
    }
    before = now();
    if (last?.calls !== calls || now() >= last.renewedAt) last = await collect(calls);
    return last.answers;
  };
}
