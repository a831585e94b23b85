import * as v from 'valibot';

/** The number of values in each step. A step is 8 % wide, so a percentile is off by at most 4 %. */
export const histogram = v.record(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), v.pipe(v.number(), v.integer(), v.minValue(0)));
export type Histogram = v.InferOutput<typeof histogram>;

const SMALLEST_MS = 10;
const WIDTH = 1.08;
const LAST = 145;

/** The step of a time; the last one covers ten minutes and more. */
export function stepOf(ms: number): number {
  const step = Math.round(Math.log(Math.max(ms, SMALLEST_MS) / SMALLEST_MS) / Math.log(WIDTH));
  return Math.min(step, LAST);
}

/** Adds a value, in milliseconds. */
export function count(steps: Histogram, ms: number): void {
  const step = stepOf(ms);
  steps[step] = (steps[step] ?? 0) + 1;
}

/** The sum of two histograms. */
export function merge(one: Histogram, other: Histogram): Histogram {
  const merged = { ...one };
  addAll(merged, other);
  return merged;
}

/** Adds all values of `other` to `steps`. */
export function addAll(steps: Histogram, other: Histogram): void {
  for (const [step, times] of Object.entries(other)) steps[step] = (steps[step] ?? 0) + times;
}

/** The values of `all` without those of its subset `part`. */
export function without(all: Histogram, part: Histogram): Histogram {
  return Object.fromEntries(Object.entries(all).map(([step, times]) => [step, Math.max(0, times - (part[step] ?? 0))]));
}

/** How many values there are. */
export function total(steps: Histogram): number {
  return Object.values(steps).reduce((sum, times) => sum + times, 0);
}

/** The time in ms that this share of the values does not exceed; undefined when there are none. */
export function percentile(steps: Histogram, share: number): number | undefined {
  const sorted = Object.entries(steps).toSorted(([one], [other]) => Number(one) - Number(other));
  const rank = share * total(steps);
  let seen = 0;
  for (const [step, times] of sorted) {
    seen += times;
    if (seen >= rank && times > 0) return Math.round(SMALLEST_MS * WIDTH ** Number(step));
  }
  return undefined;
}
