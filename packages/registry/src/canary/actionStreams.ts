import { type GuardedAction, guardedActions, isGuarded } from '@parlour/release-contract/guardedActions';
import type { OutcomeName } from '@parlour/release-contract/telemetry';
import { LEFT_OUT } from './networks';
import { type Evidence, ERROR, evidenceAgainst, logGain, pooled } from './sequentialAnalysis';

/**
 * What is compared of an action: whether its button starts something, and that is a call, whether the call is answered, whether the answer is a refusal,
 * and whether a form that was touched is submitted. A refusal is no failure: the operator means it, and it counts only where a
 * canary gets more of them.
 */
const streams = {
  dead: { good: ['submitted', 'held'], bad: ['dead'], weight: 0.43 },
  held: { good: ['submitted'], bad: ['held'], weight: 0.07 },
  failed: { good: ['answered', 'refused'], bad: ['timeout', 'offline', 'odd', 'fault', 'left'], weight: 0.22 },
  refused: { good: ['answered'], bad: ['refused'], weight: 0.1 },
  abandoned: { good: ['submitted'], bad: ['abandoned'], weight: 0.08 },
} as const satisfies Readonly<Record<string, { good: readonly OutcomeName[]; bad: readonly OutcomeName[]; weight: number }>>;

export type Stream = keyof typeof streams;
export const streamNames = Object.keys(streams) as readonly Stream[];
const actionNames = Object.keys(guardedActions) as readonly GuardedAction[];
/** Most money and most players go through these, so they are noticed sooner; any other guarded action has a weight of 1. */
const actionWeights: Readonly<Partial<Record<GuardedAction, number>>> = {
  submitDeposit: 5,
  submitWithdrawal: 3,
  logIn: 3,
  register: 3,
};
const allWeights = actionNames.reduce((sum, name) => sum + (actionWeights[name] ?? 1), 0);

/** The weight of everything that is no guarded action, which is judged together; with those above it adds up to 1. */
const OTHERS_WEIGHT = 0.1;

/** An action on a screen: a guarded one, another call, or all other taps. */
export interface Action {
  readonly screen: string;
  readonly of: string;
}

/** The streams in which an outcome counts, and whether as a failure. */
export function streamsOf(outcome: OutcomeName): readonly { readonly stream: Stream; readonly isBad: boolean }[] {
  return streamNames.flatMap((stream) => {
    const { good, bad }: { good: readonly OutcomeName[]; bad: readonly OutcomeName[] } = streams[stream];
    const isBad = bad.includes(outcome);
    return isBad || good.includes(outcome) ? [{ stream, isBad }] : [];
  });
}

/** A stream of an action, with the evidence that the canary is worse in it. */
export interface JudgedStream extends Action {
  readonly stream: Stream;
  readonly evidence: Evidence;
}

/**
 * Whether a canary is worse beyond chance in any of the streams. The weights are fixed before anything is known, and add up to 1, so
 * that the sum of the weighted e-values is an e-value, however the streams depend on each other.
 */
export function isWorse(judged: readonly JudgedStream[]): boolean {
  // The same action on several screens is several comparisons of the same thing, so their evidence multiplies.
  const alone = actionNames.flatMap((name) =>
    streamNames.map((stream) => {
      const own = judged.filter((one) => one.of === name && one.stream === stream);
      return weightOf(name, stream) * evidenceOf(own);
    }),
  );
  const others = judged.filter(({ of }) => !isGuarded(of));
  return alone.reduce((sum, one) => sum + one, 0) + OTHERS_WEIGHT * meanByStream(others) >= 1 / ERROR;
}

/** Whether a stream of a guarded action would be enough on its own. */
export function isBeyondChance(one: JudgedStream): boolean {
  const { of, stream } = one;
  const weighted = isGuarded(of) ? weightOf(of, stream) * evidenceOf([one]) : OTHERS_WEIGHT * meanByStream([one]);
  return weighted >= 1 / ERROR;
}

function weightOf(of: GuardedAction, stream: Stream): number {
  return (streams[stream].weight * (actionWeights[of] ?? 1)) / allWeights;
}

function evidenceOf(judged: readonly JudgedStream[]): number {
  return judged.length === 0 ? 1 : evidenceAgainst(pooled(judged.map(({ evidence }) => evidence)));
}

function meanByStream(judged: readonly JudgedStream[]): number {
  const evidences = streamNames.map((stream) => evidenceOf(judged.filter((one) => one.stream === stream)));
  return evidences.reduce((sum, one) => sum + one, 0) / evidences.length;
}

/** A canary that all visitors have compares with nobody, so no number of failures would be enough. */
const MOST_FAILURES = 1000;

/**
 * About how many hours it takes until a canary is stopped of which this share of the tries of a guarded action end in nothing, while
 * none of the stable release do; `perHour` are the tries of both, `share` (0 to 1) is that of the canary.
 */
export function hoursToStop(
  of: GuardedAction,
  { perHour, share, failing }: { readonly perHour: number; readonly share: number; readonly failing: number },
): number {
  const needed = Math.log(1 / ERROR / weightOf(of, 'dead'));
  let failures = 1;
  while (logGain(failures, share) < needed && failures < MOST_FAILURES) failures += 1;
  return (failures + LEFT_OUT) / (perHour * share * failing);
}
