import { apply, Conflict, type Manifest, type Registry } from '@parlour/registry';
import type { Verdict } from '@parlour/release-contract/api';
import { NO_RELEASE } from '@parlour/release-contract/names';
import type { Caller } from '@parlour/release-contract/policy';
import {
  type Evidence,
  isEnough,
  judge,
  type Sample,
  NO_EVIDENCE,
  NO_SAMPLE,
  type Tally,
  addSamples,
  triesOf,
  weigh,
} from '@parlour/registry/canary/sequentialAnalysis';
import { countable, judgedOf } from '@parlour/registry/canary/networks';
import type { FastifyBaseLogger } from 'fastify';
import { createSlowness, type Slowness } from './slowness';
import type { Minute } from '../telemetry/minute';

/** The author of the guardrail's own changes; no member may have this name. */
const GUARDRAIL: Caller = { author: { kind: 'guardrail', name: 'guardrail' } };

/** A canary and the stable release beside it. */
interface Pair {
  readonly name: string;
  readonly canary: string;
  readonly stable: string;
  /** The first entry of the history in which both are live; earlier reports of pages do not count. */
  readonly since: number;
}

/** Successful loads, and failures by the group of networks that reported them. */
interface Reported {
  loads: number;
  readonly failed: Map<string, number>;
}
type Sides = Readonly<Record<'canary' | 'stable', Reported>>;

interface Watch {
  readonly pair: Pair;
  evidence: Evidence;
  /** The counts already read for each minute, so that the next check contains only new attempts. */
  readonly read: Map<string, Sides>;
  /** The sum of everything read so far. */
  readonly all: Sides;
  /** Attempts since the last check that are still too few for another one. */
  pending: Sample;
  /** Undefined for a first release, whose screens cannot be compared with those of an earlier one. */
  readonly slowness: Slowness | undefined;
}

/** At most this many errors are named in the history. */
const MOST_ERRORS = 3;

/**
 * Checks every canary and takes one back that fails more often than the stable release, or whose screens load more slowly, if
 * chance does not explain the difference.
 */
export interface Guardrail {
  /** Checks the attempts since the last check and takes back every canary that is worse. */
  look(): Promise<void>;
  verdicts(): readonly Verdict[];
}

export interface GuardrailParts {
  readonly registry: Registry;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The minutes of all gateways since the given manifest went live. */
  readonly minutesSince: (sequence: number) => Promise<readonly Minute[]>;
  /** The errors of a release on the most pages, a sentence each. */
  readonly errorsOf: (name: string, version: string) => Promise<readonly string[]>;
  /** Called when a canary was taken back. */
  readonly takenBack: (name: string, version: string) => void;
}

export function createGuardrail({ registry, log, minutesSince, errorsOf, takenBack }: GuardrailParts): Guardrail {
  let watches: readonly Watch[] = [];

  const watchOf = async (name: string, manifest: Manifest): Promise<Watch | undefined> => {
    const { version: stable = '', canary } = manifest.remotes[name] ?? {};
    if (canary === undefined) return undefined;
    const known = watches.find(({ pair }) => pair.name === name && pair.canary === canary.version && pair.stable === stable);
    const since = (await registry.index()).canaries.get(name)?.first ?? manifest.sequence;
    if (known?.pair.since === since) return known;
    const pair = { name, stable, canary: canary.version, since };
    const slowness = stable === NO_RELEASE ? undefined : createSlowness(name, canary.version, stable);
    return { pair, evidence: NO_EVIDENCE, read: new Map(), all: noReports(), pending: NO_SAMPLE, slowness };
  };

  const stop = async ({ pair: { name, canary, stable }, all, slowness }: Watch, expected: number) => {
    const other = stable === NO_RELEASE ? 'all other screens' : stable;
    const figures = `${name} ${canary}: ${failuresText(tallyOf(all.canary))}; ${other}: ${failuresText(tallyOf(all.stable))}`;
    // The reason in the history is the only record of these errors a year later. If they cannot be read, the canary is taken back
    // without them.
    const errors = await errorsOf(name, canary).catch(() => []);
    const slower = slowness?.isBeyondChance() ? [slowness.describe()] : [];
    const reason = [figures, ...slower, ...errors.slice(0, MOST_ERRORS)].join('. ');
    try {
      await apply(registry, { kind: 'stop', name }, { caller: GUARDRAIL, reason }, { expected });
      log.warn({ name, canary, reason }, 'the guardrail took a canary back');
      takenBack(name, canary);
    } catch (error) {
      // Somebody changed the live manifest meanwhile, perhaps this very canary: the next check handles it.
      if (!(error instanceof Conflict)) throw error;
    }
  };

  return {
    look: async () => {
      const manifest = await registry.current();
      if (manifest === undefined) return;
      const found = await Promise.all(Object.keys(manifest.remotes).map((name) => watchOf(name, manifest)));
      watches = found.filter((watch) => watch !== undefined);
      for (const watch of watches) {
        const minutes = await minutesSince(watch.pair.since);
        for (const sample of samplesOf(watch, minutes)) watch.evidence = weigh(watch.evidence, sample);
        watch.slowness?.look(minutes.filter(({ sequence }) => sequence >= watch.pair.since));
        if (verdictOf(watch) === 'worse') await stop(watch, manifest.sequence);
      }
    },
    verdicts: () =>
      watches.map((watch) => ({
        name: watch.pair.name,
        version: watch.pair.canary,
        verdict: verdictOf(watch),
        canary: tallyOf(watch.all.canary),
        stable: tallyOf(watch.all.stable),
      })),
  };
}

function verdictOf({ evidence, slowness }: Watch): Verdict['verdict'] {
  return slowness?.isBeyondChance() ? 'worse' : judge(evidence);
}

/** Splits the new attempts into checks that are each large enough; the rest stays pending. */
function samplesOf(watch: Watch, minutes: readonly Minute[]): readonly Sample[] {
  const { pair, read, all } = watch;
  const samples: Sample[] = [];
  const perMinute = new Map<string, Sides>();
  for (const [index, minute] of minutes.entries()) {
    if (minute.sequence < pair.since) continue;
    const key = `${minute.minute} ${minute.sequence}`;
    const sides = perMinute.get(key) ?? noReports();
    addReports(sides, pair, minute, `${key} ${index}`);
    perMinute.set(key, sides);
  }
  for (const [key, reported] of perMinute) {
    const before = read.get(key) ?? noReports();
    const added = (side: 'canary' | 'stable'): Tally => {
      const counted = countable(all[side].failed.values());
      const loads = addBeyond(all[side], reported[side], before[side]);
      return { loads, failures: countable(all[side].failed.values()) - counted };
    };
    watch.pending = addSamples(watch.pending, { canary: added('canary'), stable: added('stable') });
    read.set(key, reported);
    if (!isEnough(watch.pending)) continue;
    samples.push(watch.pending);
    watch.pending = NO_SAMPLE;
  }
  for (const key of read.keys()) if (!perMinute.has(key)) read.delete(key);
  return samples;
}

function noReports(): Sides {
  return { canary: { loads: 0, failed: new Map() }, stable: { loads: 0, failed: new Map() } };
}

/** A first release has no stable one to compare with, so it is compared with all other screens of the site. */
function addReports(sides: Sides, { name, canary, stable }: Pair, { releases }: Minute, at: string): void {
  for (const [release, counts] of Object.entries(releases)) {
    const isBeside = stable === NO_RELEASE ? !release.startsWith(`${name}@`) : release === `${name}@${stable}`;
    const side = release === `${name}@${canary}` ? sides.canary : isBeside ? sides.stable : undefined;
    if (side === undefined) continue;
    const { loads, failed } = judgedOf(counts, at);
    side.loads += loads;
    for (const [group, more] of Object.entries(failed)) side.failed.set(group, (side.failed.get(group) ?? 0) + more);
  }
}

/**
 * Adds the attempts that `before` does not contain, and returns how many loads that were. Attempts that were read earlier stay
 * counted even if a gateway restarted or lost a minute.
 */
function addBeyond(into: Reported, now: Reported, before: Reported): number {
  const loads = Math.max(0, now.loads - before.loads);
  into.loads += loads;
  for (const [group, times] of now.failed) {
    const more = times - (before.failed.get(group) ?? 0);
    if (more > 0) into.failed.set(group, (into.failed.get(group) ?? 0) + more);
  }
  return loads;
}

function tallyOf({ loads, failed }: Reported): Tally {
  return { loads, failures: [...failed.values()].reduce((all, one) => all + one, 0) };
}

function failuresText(tally: Tally): string {
  const share = (100 * tally.failures) / Math.max(triesOf(tally), 1);
  return `${tally.failures.toLocaleString('en')} of ${triesOf(tally).toLocaleString('en')} loads failed (${share.toFixed(2)} %)`;
}
