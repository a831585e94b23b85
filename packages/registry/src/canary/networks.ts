import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is decided by, of the attempts of a release in a minute: failed pages by the group of networks that sent them. */
export const judged = v.object({ loads: whole, failed: v.record(v.string(), whole) });
export type Judged = v.InferOutput<typeof judged>;

/** The attempts of a minute that are decided by; a gateway of an earlier version tells no networks, and each of its failures counts. */
export function judgedOf({ loads, failedPages, judged: told }: Counted, at: string): Judged {
  if (told !== undefined) return told;
  const each = Array.from({ length: failedPages }, (_, nth) => [`${at} ${nth}`, 1] as const);
  return { loads, failed: Object.fromEntries(each) };
}

interface Counted {
  readonly loads: number;
  readonly failedPages: number;
  readonly judged?: Judged | undefined;
}

/**
 * How many of the failures count: of one group of networks no more than of the group with the third most. So what comes from one network
 * or two decides nothing, and beside failures of others it weighs as much as those do.
 */
export function countable(failed: Iterable<number>): number {
  const all = [...failed];
  const [, , third = 0] = all.toSorted((one, other) => other - one);
  return all.reduce((sum, one) => sum + Math.min(one, third), 0);
}
