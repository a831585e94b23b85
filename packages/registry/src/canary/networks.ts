import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The attempts of a release in one minute that decisions use: loads, and failed pages by the group of networks that reported
 * them.
 */
export const judged = v.object({ loads: whole, failed: v.record(v.string(), whole) });
export type Judged = v.InferOutput<typeof judged>;

/**
 * The attempts of a minute that decisions use. A gateway of an earlier version reports no networks, so each of its failures
 * counts.
 */
export function judgedOf({ loads, failedPages, judged: reported }: Counted, at: string): Judged {
  if (reported !== undefined) return reported;
  const each = Array.from({ length: failedPages }, (_, nth) => [`${at} ${nth}`, 1] as const);
  return { loads, failed: Object.fromEntries(each) };
}

interface Counted {
  readonly loads: number;
  readonly failedPages: number;
  readonly judged?: Judged | undefined;
}

/**
 * How many of the failures count: at most as many of each group of networks as of the group with the third most. Reports of one
 * network or two alone therefore decide nothing, and beside others they weigh no more than those.
 */
export function countable(failed: Iterable<number>): number {
  const all = [...failed];
  const [, , third = 0] = all.toSorted((one, other) => other - one);
  return all.reduce((sum, one) => sum + Math.min(one, third), 0);
}

/** The groups of networks of which none count where many comparisons are made at once. */
export const LEFT_OUT = 2;

/**
 * The same for comparisons of many things at once: the failures of the two groups with the most are left out. `countable` counts
 * several failures at once whenever the third group grows, which among sixty comparisons looks like a difference too often (31 of
 * 2,000 sound canaries were stopped by it).
 */
export function countableAmongMany(failed: Iterable<number>): number {
  const mostFirst = [...failed].toSorted((one, other) => other - one);
  return mostFirst.slice(LEFT_OUT).reduce((sum, one) => sum + one, 0);
}
