import { isEnough, judge, NO_EVIDENCE, NO_SAMPLE, addSamples, weigh } from '../canary/sequentialAnalysis';
import { countable } from '../canary/networks';
import { poisson, random } from './testCanaries';

const LOOK_S = 5;

/** Reports of strangers: attempts per second on each side, from this many networks, and how many of them failed. */
interface Strangers {
  readonly networks: number;
  readonly canaryFailures?: number;
  readonly canaryLoads?: number;
  readonly stableFailures?: number;
}

export interface Site {
  readonly seed: number;
  /** Loads per second of canary and stable release together. */
  readonly loads: number;
  readonly share: number;
  readonly canary: number;
  readonly stable: number;
  readonly seconds: number;
  /** The share of players in each network. */
  readonly networks: readonly number[];
  /** Networks whose players all fail during this time, whatever they load: a carrier's outage. */
  readonly outage?: { readonly network: number; readonly from: number; readonly to: number; readonly rate: number };
  readonly strangers?: Strangers;
  /** Simulates without the rule. */
  readonly isPlain?: boolean;
}

/** This many networks, a few of which have most of the players (Zipf), as with carriers. */
export function carriers(count: number): readonly number[] {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}

/**
 * The number of attempts that a group may add beyond all others, as in the gateway's `createNetworkShares`, for a check of five
 * seconds.
 */
const MORE_THAN_OTHERS = (30 * LOOK_S) / 60;

/** The second after which a simulated canary is stopped; Infinity when it never is. */
export function stoppedAfterTold(site: Site): number {
  const { seed, loads, share, networks, seconds, outage, strangers, isPlain = false } = site;
  const next = random(seed);
  const sides = [
    { key: 'canary', mean: loads * share, rate: site.canary, failed: new Map<string, number>() },
    { key: 'stable', mean: loads * (1 - share), rate: site.stable, failed: new Map<string, number>() },
  ] as const;
  let evidence = NO_EVIDENCE;
  let look = NO_SAMPLE;
  for (let second = LOOK_S; second <= seconds; second += LOOK_S) {
    const [canary, stable] = sides.map(({ key, mean, rate, failed }) => {
      const before = isPlain ? total(failed) : countable(failed.values());
      let good = 0;
      for (const [index, weight] of networks.entries()) {
        const isOut = outage?.network === index && second > outage.from && second <= outage.to;
        const failing = isOut ? outage.rate : rate;
        good += poisson(next, mean * LOOK_S * weight * (1 - failing));
        add(failed, `${index}`, poisson(next, mean * LOOK_S * weight * failing));
      }
      if (strangers !== undefined) good += strange(strangers, key, failed, good, isPlain, next);
      return { loads: good, failures: (isPlain ? total(failed) : countable(failed.values())) - before };
    });
    if (canary === undefined || stable === undefined) continue;
    look = addSamples(look, { canary, stable });
    if (!isEnough(look)) continue;
    evidence = weigh(evidence, look);
    look = NO_SAMPLE;
    if (judge(evidence) === 'worse') return second;
  }
  return Number.POSITIVE_INFINITY;
}

/** Adds the attempts of strangers to a check; returns how many of them succeeded. */
function strange(
  { networks, canaryFailures = 0, canaryLoads = 0, stableFailures = 0 }: Strangers,
  side: 'canary' | 'stable',
  failed: Map<string, number>,
  honest: number,
  isPlain: boolean,
  next: () => number,
): number {
  const [bad, fine] = side === 'canary' ? [canaryFailures, canaryLoads] : [stableFailures, 0];
  let good = 0;
  for (let network = 0; network < networks; network += 1) {
    const most = isPlain ? Number.POSITIVE_INFINITY : honest + good + MORE_THAN_OTHERS;
    add(failed, `stranger ${network}`, Math.min(poisson(next, (bad * LOOK_S) / networks), most));
    good += Math.min(poisson(next, (fine * LOOK_S) / networks), most);
  }
  return Math.round(good);
}

function add(failed: Map<string, number>, network: string, more: number): void {
  if (more > 0) failed.set(network, (failed.get(network) ?? 0) + more);
}

function total(failed: ReadonlyMap<string, number>): number {
  return [...failed.values()].reduce((sum, one) => sum + one, 0);
}
