import type { Judged } from '@parlour/registry/canary/networks';
import {
  addSamples,
  type Evidence,
  isEnough,
  NO_EVIDENCE,
  NO_SAMPLE,
  type Sample,
  type Tally,
  weigh,
} from '@parlour/registry/canary/sequentialAnalysis';
import type { Minute, ReleaseCounts } from '../telemetry/minute';

/** A canary and the stable release beside it. */
export interface Pair {
  readonly name: string;
  readonly canary: string;
  readonly stable: string;
  /** The first entry of the history in which both are live; earlier reports of pages do not count. */
  readonly since: number;
}

type Side = 'canary' | 'stable';

/** On which side of a comparison a release (`wallet@1.5.0`) is, if on any. */
export type SideOf = (release: string) => Side | undefined;

/** Attempts of one kind, of a canary and of the stable release beside it. */
export interface Comparison {
  /** Compares the attempts since the last call. */
  look(minutes: readonly Minute[]): void;
  evidence(): Evidence;
  tally(side: Side): Tally;
}

/** Successful attempts, and failures by the group of networks that reported them. */
interface Reported {
  loads: number;
  readonly failed: Map<string, number>;
}
type Sides = Readonly<Record<Side, Reported>>;

/**
 * Creates the comparison of the attempts that `attemptsOf` finds in the counts of a release; `at` is unique for each minute of each
 * gateway. `countable` says how many failures count, given those of each group of networks.
 */
export function createComparison(
  since: number,
  sideOf: SideOf,
  attemptsOf: (counts: ReleaseCounts, at: string) => Judged | undefined,
  countable: (failed: Iterable<number>) => number,
): Comparison {
  /** The counts already read for each minute, so that the next look contains only new attempts. */
  const read = new Map<string, Sides>();
  /** The sum of everything read so far. */
  const all = noReports();
  /** Attempts since the last look that are still too few for another one. */
  let pending: Sample = NO_SAMPLE;
  let evidence = NO_EVIDENCE;

  const addTo = (sides: Sides, { releases }: Minute, at: string) => {
    for (const [release, counts] of Object.entries(releases)) {
      const side = sideOf(release);
      const attempts = side && attemptsOf(counts, at);
      if (side === undefined || attempts === undefined) continue;
      sides[side].loads += attempts.loads;
      for (const [group, more] of Object.entries(attempts.failed)) add(sides[side].failed, group, more);
    }
  };

  return {
    evidence: () => evidence,
    tally: (side) => ({ loads: all[side].loads, failures: [...all[side].failed.values()].reduce((sum, one) => sum + one, 0) }),
    look: (minutes) => {
      const perMinute = new Map<string, Sides>();
      for (const [index, minute] of minutes.entries()) {
        if (minute.sequence < since) continue;
        const key = `${minute.minute} ${minute.sequence}`;
        const sides = perMinute.get(key) ?? noReports();
        addTo(sides, minute, `${key} ${index}`);
        perMinute.set(key, sides);
      }
      for (const [key, reported] of perMinute) {
        const before = read.get(key) ?? noReports();
        const added = (side: Side) => {
          const counted = countable(all[side].failed.values());
          const loads = addBeyond(all[side], reported[side], before[side]);
          return { loads, failures: countable(all[side].failed.values()) - counted };
        };
        pending = addSamples(pending, { canary: added('canary'), stable: added('stable') });
        read.set(key, reported);
        // The new attempts are split into looks that are each large enough; the rest stays pending.
        if (!isEnough(pending)) continue;
        evidence = weigh(evidence, pending);
        pending = NO_SAMPLE;
      }
      for (const key of read.keys()) if (!perMinute.has(key)) read.delete(key);
    },
  };
}

function noReports(): Sides {
  return { canary: { loads: 0, failed: new Map() }, stable: { loads: 0, failed: new Map() } };
}

/**
 * Adds the attempts that `before` does not contain, and returns how many loads that were. Attempts that were read earlier stay
 * counted even if a gateway restarted or lost a minute.
 */
function addBeyond(into: Reported, now: Reported, before: Reported): number {
  const loads = Math.max(0, now.loads - before.loads);
  into.loads += loads;
  for (const [group, times] of now.failed) add(into.failed, group, times - (before.failed.get(group) ?? 0));
  return loads;
}

function add(failed: Map<string, number>, group: string, more: number): void {
  if (more > 0) failed.set(group, (failed.get(group) ?? 0) + more);
}
