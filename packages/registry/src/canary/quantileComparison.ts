import { type Evidence, ERROR, evidenceAgainst, type Sample } from './sequentialAnalysis';
import { type Histogram, merge, stepOf, total } from './histogram';

/** A canary may be up to a sixth slower without being taken back: two steps of the histogram. */
const MARGIN_STEPS = 2;
/** Times below this count as equal, since players see such a screen at once. */
const INSTANT_MS = 100;
/** The share of loads that count as slow, among the loads of both releases together. */
const SLOW_SHARE = 0.25;

/**
 * Counts how many loads of each release are among the slowest quarter of both together, after the canary's times were reduced by
 * the margin. The limit for slow loads is set without regard to the release, so if the canary is not slower, its number of slow
 * loads follows the same hypergeometric distribution as failures do: a quantile test, whose results `weigh` takes. All loads have
 * to be of one screen, and each page may contribute one load only, because all loads of a slow phone are slow.
 */
export function slowLoads(canary: Histogram, stable: Histogram): Sample {
  const shortened = Object.fromEntries(
    Object.entries(canary).reduce((steps, [step, times]) => {
      const shorter = Math.max(0, Number(step) - MARGIN_STEPS);
      return steps.set(shorter, (steps.get(shorter) ?? 0) + times);
    }, new Map<number, number>()),
  );
  const from = slowFrom(merge(shortened, stable));
  const tally = (steps: Histogram) => {
    const failures = Object.entries(steps).reduce((sum, [step, times]) => (Number(step) >= from ? sum + times : sum), 0);
    return { loads: total(steps) - failures, failures };
  };
  return { canary: tally(shortened), stable: tally(stable) };
}

/**
 * Whether a canary is slower beyond chance. The mean of several e-values is an e-value again, however they depend on each other.
 */
export function isSlower(evidences: readonly Evidence[]): boolean {
  return evidences.reduce((sum, one) => sum + evidenceAgainst(one), 0) / evidences.length >= 1 / ERROR;
}

/** The step from which loads count as slow; of two possible steps the one whose share of loads is closer to the intended one. */
function slowFrom(steps: Histogram): number {
  const target = SLOW_SHARE * total(steps);
  let seen = 0;
  for (const [text, times] of Object.entries(steps).toSorted(([one], [other]) => Number(other) - Number(one))) {
    const before = seen;
    seen += times;
    if (seen < target) continue;
    const from = seen - target <= target - before ? Number(text) : Number(text) + 1;
    return Math.max(from, stepOf(INSTANT_MS) + 1);
  }
  return Number.POSITIVE_INFINITY;
}
