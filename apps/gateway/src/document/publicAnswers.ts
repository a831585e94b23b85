import { setTimeout } from 'node:timers/promises';
import type { InitialCall } from '@parlour/platform/remoteConfig';
import { callKey } from '@parlour/release-contract/callKey';
import type { Manifest } from '@parlour/release-contract/manifest';
import { encoded } from '../files/encoding';

/** An older answer is asked for again by the next document. */
const RENEWED_AFTER_MS = 3_000;
/** An older one is not used. */
const GOOD_FOR_MS = 10_000;
/** How long a document waits for an answer. */
const PATIENCE_MS = 50;
/** Bytes of all answers in a document, each compressed by itself. */
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
  /** Until the call is answered, refused or given up. */
  asking?: Promise<void> | undefined;
  answer?: { readonly text: string; readonly bytes: number; readonly takenAt: number };
}

interface Collected {
  readonly calls: readonly InitialCall[];
  /** Until then nothing is asked, and nothing is too old. */
  readonly renewedAt: number;
  readonly answers: PublicAnswers | undefined;
}

/** The calls with which live screens begin and that are answered to everybody alike; those of canaries are not among them. */
export function publicCalls({ remotes }: Pick<Manifest, 'remotes'>): readonly InitialCall[] {
  return Object.values(remotes)
    .filter(({ off }) => off !== 'all')
    .flatMap(({ routes }) => routes.flatMap(({ initialCalls = [] }) => initialCalls.filter(({ isPublic }) => isPublic === true)));
}

/**
 * Keeps the last answer of each call, and asks again after a few seconds, once however many wait. Answers come at once or after 50 ms at
 * most; those that are late, old, or too large together are left out.
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
    // A backend that fails is asked again like one that answers.
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
    // From the question on, so that a slow backend delays only the documents right after it.
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
    // The clock was put back: how old the answers are is not known.
    if (now() < before) {
      known.clear();
      last = undefined;
    }
    before = now();
    if (last?.calls !== calls || now() >= last.renewedAt) last = await collect(calls);
    return last.answers;
  };
}
