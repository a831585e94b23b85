import { apply, Conflict, type Manifest, type Registry } from '@parlour/registry';
import type { Verdict } from '@parlour/release-contract/api';
import { actionText } from '@parlour/release-contract/actionTexts';
import { nameOf, NO_RELEASE } from '@parlour/release-contract/names';
import type { Caller } from '@parlour/release-contract/policy';
import { judge, type Tally, triesOf } from '@parlour/registry/canary/sequentialAnalysis';
import { countable, judgedOf } from '@parlour/registry/canary/networks';
import type { FastifyBaseLogger } from 'fastify';
import { type Actions, createActions } from './actions';
import { type Comparison, createComparison, type Pair, type SideOf } from './comparison';
import { createSlowness, type Slowness } from './slowness';
import type { Minute } from '../telemetry/minute';

/** The author of the guardrail's own changes; no member may have this name. */
const GUARDRAIL: Caller = { author: { kind: 'guardrail', name: 'guardrail' } };

interface Watch {
  readonly pair: Pair;
  readonly loads: Comparison;
  /** Undefined for a first release, whose screens and actions cannot be compared with those of an earlier one. */
  readonly slowness: Slowness | undefined;
  readonly actions: Actions | undefined;
}

/** At most this many errors are named in the history. */
const MOST_ERRORS = 3;
/** And so many actions of players. */
const MOST_ACTIONS = 3;

/**
 * Checks every canary and takes one back that fails more often than the stable release, whose screens load more slowly, or with which
 * players get less done, if chance does not explain the difference.
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
    const isFirst = stable === NO_RELEASE;
    return {
      pair,
      loads: createComparison(since, sideOf(pair), judgedOf, countable),
      slowness: isFirst ? undefined : createSlowness(name, canary.version, stable),
      actions: isFirst ? undefined : createActions(pair, sideOf(pair)),
    };
  };

  const stop = async ({ pair: { name, canary, stable }, loads, slowness, actions }: Watch, expected: number) => {
    const other = stable === NO_RELEASE ? 'all other screens' : stable;
    const figures = `${name} ${canary}: ${failuresText(loads.tally('canary'))}; ${other}: ${failuresText(loads.tally('stable'))}`;
    // The reason in the history is the only record of these errors a year later. If they cannot be read, the canary is taken back
    // without them.
    const errors = await errorsOf(name, canary).catch(() => []);
    const slower = slowness?.isBeyondChance() ? [slowness.describe()] : [];
    const worse = actions?.verdicts().filter((one) => one.isBeyondChance) ?? [];
    const lost = worse.slice(0, MOST_ACTIONS).map((one) => actionText(one, stable));
    const reason = [...lost, figures, ...slower, ...errors.slice(0, MOST_ERRORS)].join('. ');
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
        watch.loads.look(minutes);
        watch.slowness?.look(minutes.filter(({ sequence }) => sequence >= watch.pair.since));
        watch.actions?.look(minutes);
        if (verdictOf(watch) === 'worse') await stop(watch, manifest.sequence);
      }
    },
    verdicts: () =>
      watches.map((watch) => ({
        name: watch.pair.name,
        version: watch.pair.canary,
        verdict: verdictOf(watch),
        canary: watch.loads.tally('canary'),
        stable: watch.loads.tally('stable'),
        ...withActions(watch),
      })),
  };
}

function verdictOf({ loads, slowness, actions }: Watch): Verdict['verdict'] {
  return slowness?.isBeyondChance() || actions?.isBeyondChance() ? 'worse' : judge(loads.evidence());
}

/** A first release has no stable one to compare with, so it is compared with all other screens of the site. */
function sideOf({ name, canary, stable }: Pair): SideOf {
  const isBeside = (release: string) =>
    stable === NO_RELEASE ? !release.startsWith(`${name}@`) : release === nameOf({ name, version: stable });
  return (release) => (release === nameOf({ name, version: canary }) ? 'canary' : isBeside(release) ? 'stable' : undefined);
}

function failuresText(tally: Tally): string {
  const share = (100 * tally.failures) / Math.max(triesOf(tally), 1);
  return `${tally.failures.toLocaleString('en')} of ${triesOf(tally).toLocaleString('en')} loads failed (${share.toFixed(2)} %)`;
}

function withActions({ actions }: Watch): Pick<Verdict, 'actions'> {
  const verdicts = actions?.verdicts() ?? [];
  return verdicts.length > 0 ? { actions: verdicts } : {};
}
