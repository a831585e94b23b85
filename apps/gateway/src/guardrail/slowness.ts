import { type Evidence, NO_EVIDENCE, weigh } from '@parlour/registry/canary/sequentialAnalysis';
import { type Histogram, merge, percentile, total } from '@parlour/registry/canary/histogram';
import { isSlower, slowLoads } from '@parlour/registry/canary/quantileComparison';
import type { Minute } from '../telemetry/minute';

/** A comparison needs at least this many loads of the stable release's screen. */
const LEAST_STABLE_LOADS = 20;

const sources = ['fetched', 'cached'] as const;
type Source = (typeof sources)[number];

/** The parts into which all networks are divided. Each is left out once, so that the reports of one part alone never decide. */
const parts = ['0', '1', '2', '3', 'x'] as const;
type Part = (typeof parts)[number] | undefined;

/** Loads of one screen of both releases. */
interface Loads {
  readonly canary: Histogram;
  readonly stable: Histogram;
}
const NO_LOADS: Loads = { canary: {}, stable: {} };

/** Whether a canary's screens take longer than those of the stable release. */
export interface Slowness {
  /** Compares the loads since the last call. */
  look(minutes: readonly Minute[]): void;
  isBeyondChance(): boolean;
  /** The measured times, as a sentence or two for the history. */
  describe(): string;
}

/** Decides that a canary's screens take longer only if they still do with any one part of the networks left out. */
export function createSlowness(name: string, canary: string, stable: string): Slowness {
  const all = createSlownessWithout(undefined, name, canary, stable);
  const each = parts.map((part) => createSlownessWithout(part, name, canary, stable));
  return {
    look: (minutes) => {
      for (const one of [all, ...each]) one.look(minutes);
    },
    isBeyondChance: () => each.every((one) => one.isBeyondChance()),
    describe: all.describe,
  };
}

/** Compares loads from the network and loads from a cache separately, screen by screen: a new canary is in nobody's cache yet. */
function createSlownessWithout(left: Part, name: string, canary: string, stable: string): Slowness {
  const evidence: Record<Source, Evidence> = { fetched: NO_EVIDENCE, cached: NO_EVIDENCE };
  const all: Record<Source, Loads> = { fetched: NO_LOADS, cached: NO_LOADS };
  /** The loads of each minute that were compared already, and those still too few for a comparison, by source and screen. */
  const compared = new Map<string, Loads>();
  const pending: Record<Source, Map<string, Loads>> = { fetched: new Map(), cached: new Map() };

  const take = (source: Source, screen: string, loads: Loads) => {
    all[source] = addLoads(all[source], loads);
    const waiting = addLoads(pending[source].get(screen) ?? NO_LOADS, loads);
    const isEnough = total(waiting.canary) > 0 && total(waiting.stable) >= LEAST_STABLE_LOADS;
    if (isEnough) evidence[source] = weigh(evidence[source], slowLoads(waiting.canary, waiting.stable));
    pending[source].set(screen, isEnough ? NO_LOADS : waiting);
  };

  return {
    look: (minutes) => {
      const totals = new Map<string, { readonly source: Source; readonly screen: string; readonly loads: Loads }>();
      for (const minute of minutes) {
        for (const source of sources) {
          const own = minute.releases[`${name}@${canary}`]?.[source] ?? {};
          const others = minute.releases[`${name}@${stable}`]?.[source] ?? {};
          for (const counted of new Set([...Object.keys(own), ...Object.keys(others)])) {
            const [, screen = counted, part] = /^(.*)#([0-3x])$/.exec(counted) ?? [];
            if (left !== undefined && part === left) continue;
            const key = `${minute.minute} ${minute.sequence} ${source} ${screen}`;
            const loads = addLoads(totals.get(key)?.loads ?? NO_LOADS, {
              canary: own[counted] ?? {},
              stable: others[counted] ?? {},
            });
            totals.set(key, { source, screen, loads });
          }
        }
      }
      for (const [key, { source, screen, loads }] of totals) {
        const before = compared.get(key) ?? NO_LOADS;
        take(source, screen, { canary: beyond(loads.canary, before.canary), stable: beyond(loads.stable, before.stable) });
        compared.set(key, loads);
      }
      for (const key of compared.keys()) if (!totals.has(key)) compared.delete(key);
    },
    isBeyondChance: () => isSlower(sources.map((source) => evidence[source])),
    describe: () =>
      sources
        .filter((source) => total(all[source].canary) > 0)
        .map((source) => {
          const from = source === 'fetched' ? 'from the network' : 'from the cache';
          return `Screens ${from} took ${p75(all[source].canary)} instead of ${p75(all[source].stable)}`;
        })
        .join('. '),
  };
}

function p75(loads: Histogram): string {
  return `${(percentile(loads, 0.75) ?? 0).toLocaleString('en')} ms (p75 of ${total(loads).toLocaleString('en')})`;
}

function addLoads(one: Loads, other: Loads): Loads {
  return { canary: merge(one.canary, other.canary), stable: merge(one.stable, other.stable) };
}

/**
 * The loads that `before` does not contain. Loads that were compared stay counted even if a gateway restarted or lost a minute.
 */
function beyond(loads: Histogram, before: Histogram): Histogram {
  const rest = Object.entries(loads).map(([step, times]) => [step, times - (before[step] ?? 0)] as const);
  return Object.fromEntries(rest.filter(([, times]) => times > 0));
}
