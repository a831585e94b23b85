import { type Evidence, ERROR, evidenceAgainst, type Sample } from './sequentialAnalysis';
import { type Histogram, merge, stepOf, total } from './histogram';

/** A canary that takes up to a sixth longer is not taken back for it: two steps of the histogram. */
const MARGIN_STEPS = 2;
/** A screen that is there so soon seems to be there at once: how soon does not matter. */
const INSTANT_MS = 100;
/** The loads that count as slow: the slowest of both releases together. */
const SLOW_SHARE = 0.25;

/**
 * How many loads of either release are among the slowest quarter of both together, with the canary's made shorter by the margin. Which
 * loads are slow is decided without looking at whose they are, so when the canary is not slower, how many of them are the canary's
 * follows the same hypergeometric distribution as failures do: a quantile test, whose looks `weigh` takes. The loads have to be
 * of one screen, and of pages that are each in it once, because all loads of a slow phone are slow.
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

/** Whether a canary is slower beyond chance: the mean of several evidences is one again, however they depend on each other. */
export function isSlower(evidences: readonly Evidence[]): boolean {
  return evidences.reduce((sum, one) => sum + evidenceAgainst(one), 0) / evidences.length >= 1 / ERROR;
}

/** The step from which loads are slow: with or without the step that reaches the wanted share, whichever is nearer to it. */
function slowFrom(steps: Histogram): number {
  const wanted = SLOW_SHARE * total(steps);
  let seen = 0;
  for (const [text, times] of Object.entries(steps).toSorted(([one], [other]) => Number(other) - Number(one))) {
    const before = seen;
    seen += times;
    if (seen < wanted) continue;
    const from = seen - wanted <= wanted - before ? Number(text) : Number(text) + 1;
    return Math.max(from, stepOf(INSTANT_MS) + 1);
  }
  return Number.POSITIVE_INFINITY;
}
