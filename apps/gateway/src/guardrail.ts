import { apply, Conflict, type Manifest, type Registry } from '@parlour/release-server';
import type { Verdict } from '@parlour/release-contract/api';
import { NO_RELEASE } from '@parlour/release-contract/names';
import type { Caller } from '@parlour/release-contract/policy';
import {
  type Evidence,
  isEnough,
  judge,
  type Look,
  NO_EVIDENCE,
  NO_LOOK,
  sum,
  type Tally,
  together,
  triesOf,
  weigh,
} from '@parlour/release-server/guardrail';
import type { FastifyBaseLogger } from 'fastify';
import { createSlowness, type Slowness } from './slowness';
import type { Minute } from './telemetry/minute';

/** The site's own author; no member may have its name. */
const GUARDRAIL: Caller = { author: { kind: 'guardrail', name: 'guardrail' } };

/** A canary and the stable release beside it. */
interface Pair {
  readonly name: string;
  readonly canary: string;
  readonly stable: string;
  /** The first entry of the history with these two; what pages reported before does not count. */
  readonly since: number;
}

interface Watch {
  readonly pair: Pair;
  evidence: Evidence;
  /** What was checked already of each minute, so that the next check contains only new attempts. */
  readonly weighed: Map<string, Look>;
  /** Attempts since then, still too few for a check. */
  pending: Look;
  /** Undefined for a first release, which has no screens to be compared with. */
  readonly slowness: Slowness | undefined;
}

/** Errors that are named in the history. */
const MOST_ERRORS = 3;

/** Checks every canary and stops one that fails more often than the stable release, or whose screens take longer, beyond chance. */
export interface Guardrail {
  /** Checks the attempts since the last check; ends a canary that is worse. */
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
  /** Tells of a canary that was taken back. */
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
    return { pair, evidence: NO_EVIDENCE, weighed: new Map(), pending: NO_LOOK, slowness };
  };

  const stop = async ({ pair: { name, canary, stable }, evidence, slowness }: Watch, expected: number) => {
    const other = stable === NO_RELEASE ? 'all other screens' : stable;
    const figures = `${name} ${canary}: ${failuresText(evidence.canary)}; ${other}: ${failuresText(evidence.stable)}`;
    // Whoever reads the history a year later has nothing else. A canary is taken back all the same when they cannot be read.
    const errors = await errorsOf(name, canary).catch(() => []);
    const slower = slowness?.isBeyondChance() ? [slowness.describe()] : [];
    const reason = [figures, ...slower, ...errors.slice(0, MOST_ERRORS)].join('. ');
    try {
      await apply(registry, { kind: 'stop', name }, { caller: GUARDRAIL, reason }, { expected });
      log.warn({ name, canary, reason }, 'the guardrail took a canary back');
      takenBack(name, canary);
    } catch (error) {
      // The live manifest changed meanwhile, perhaps this very canary: the next check handles it.
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
        for (const look of looksOf(watch, minutes)) watch.evidence = weigh(watch.evidence, look);
        watch.slowness?.look(minutes.filter(({ sequence }) => sequence >= watch.pair.since));
        if (verdictOf(watch) === 'worse') await stop(watch, manifest.sequence);
      }
    },
    verdicts: () =>
      watches.map((watch) => ({
        name: watch.pair.name,
        version: watch.pair.canary,
        verdict: verdictOf(watch),
        canary: sum(watch.evidence.canary, watch.pending.canary),
        stable: sum(watch.evidence.stable, watch.pending.stable),
      })),
  };
}

function verdictOf({ evidence, slowness }: Watch): Verdict['verdict'] {
  return slowness?.isBeyondChance() ? 'worse' : judge(evidence);
}

/** New attempts since the last check, in groups that are each large enough; the rest stays pending. */
function looksOf(watch: Watch, minutes: readonly Minute[]): readonly Look[] {
  const { pair, weighed } = watch;
  const looks: Look[] = [];
  const perMinute = new Map<string, Look>();
  for (const minute of minutes.filter(({ sequence }) => sequence >= pair.since)) {
    const key = `${minute.minute} ${minute.sequence}`;
    perMinute.set(key, together(perMinute.get(key) ?? NO_LOOK, lookOf(pair, minute)));
  }
  for (const [key, total] of perMinute) {
    watch.pending = together(watch.pending, beyond(total, weighed.get(key) ?? NO_LOOK));
    weighed.set(key, total);
    if (!isEnough(watch.pending)) continue;
    looks.push(watch.pending);
    watch.pending = NO_LOOK;
  }
  for (const key of weighed.keys()) if (!perMinute.has(key)) weighed.delete(key);
  return looks;
}

/** A first release, which has no stable one beside it, is compared with all the other screens of the site. */
function lookOf({ name, canary, stable }: Pair, { releases }: Minute): Look {
  const tally = (version: string): Tally => {
    const { loads = 0, failedPages = 0 } = releases[`${name}@${version}`] ?? {};
    return { loads, failures: failedPages };
  };
  const others = Object.entries(releases).filter(([release]) => !release.startsWith(`${name}@`));
  const site = others.reduce((all, [, { loads, failedPages }]) => sum(all, { loads, failures: failedPages }), NO_LOOK.stable);
  return { canary: tally(canary), stable: stable === NO_RELEASE ? site : tally(stable) };
}

/** Attempts that were checked stay counted, even when a gateway restarted or lost a minute. */
function beyond(total: Look, before: Look): Look {
  const rest = (one: Tally, other: Tally) => ({
    loads: Math.max(0, one.loads - other.loads),
    failures: Math.max(0, one.failures - other.failures),
  });
  return { canary: rest(total.canary, before.canary), stable: rest(total.stable, before.stable) };
}

function failuresText(tally: Tally): string {
  const share = (100 * tally.failures) / Math.max(triesOf(tally), 1);
  return `${tally.failures.toLocaleString('en')} of ${triesOf(tally).toLocaleString('en')} loads failed (${share.toFixed(2)} %)`;
}
