import { hoursToStop, isBeyondChance, isWorse, type JudgedStream } from '@parlour/registry/canary/actionStreams';
import { countableAmongMany } from '@parlour/registry/canary/networks';
import { triesOf } from '@parlour/registry/canary/sequentialAnalysis';
import type { ActionVerdict } from '@parlour/release-contract/api';
import { isGuarded } from '@parlour/release-contract/guardedActions';
import { type Minute, MINUTE_MS, streamOfKey } from '../telemetry/minute';
import { type Comparison, createComparison, type Pair, type SideOf } from './comparison';

/** The share of failing tries that a forecast is made for. */
const SMALL_SHARE = 0.05;

/** Whether players get less done with a canary than with the stable release. */
export interface Actions {
  /** Compares the tries since the last call. */
  look(minutes: readonly Minute[]): void;
  isBeyondChance(): boolean;
  /** The guarded actions, and whatever else differs beyond chance; those that differ first. */
  verdicts(): readonly ActionVerdict[];
}

export function createActions({ since }: Pair, sideOf: SideOf): Actions {
  const comparisons = new Map<string, Comparison>();
  let firstMinute = Number.POSITIVE_INFINITY;
  let lastMinute = 0;

  const judged = (): readonly (JudgedStream & { readonly comparison: Comparison })[] =>
    [...comparisons].flatMap(([key, comparison]) => {
      const named = streamOfKey(key);
      return named === undefined ? [] : [{ ...named, evidence: comparison.evidence(), comparison }];
    });

  return {
    look: (minutes) => {
      for (const { minute, sequence, releases } of minutes) {
        if (sequence < since) continue;
        for (const [release, { actions = {} }] of Object.entries(releases)) {
          if (sideOf(release) === undefined) continue;
          for (const key of Object.keys(actions)) {
            if (comparisons.has(key)) continue;
            comparisons.set(
              key,
              createComparison(since, sideOf, (counts) => counts.actions?.[key], countableAmongMany),
            );
          }
          firstMinute = Math.min(firstMinute, minute);
          lastMinute = Math.max(lastMinute, minute);
        }
      }
      for (const comparison of comparisons.values()) comparison.look(minutes);
    },
    isBeyondChance: () => isWorse(judged()),
    verdicts: () =>
      judged()
        .map((one) => verdictOf(one, (lastMinute - firstMinute + 1) * (MINUTE_MS / 3_600_000)))
        .filter(({ of, isBeyondChance: differs }) => isGuarded(of) || differs)
        .toSorted((one, other) => Number(other.isBeyondChance) - Number(one.isBeyondChance)),
  };
}

function verdictOf(one: JudgedStream & { readonly comparison: Comparison }, hours: number): ActionVerdict {
  const { screen, of, stream, comparison } = one;
  const [canary, stable] = [comparison.tally('canary'), comparison.tally('stable')];
  const tries = triesOf(canary) + triesOf(stable);
  const known = { perHour: tries / hours, share: triesOf(canary) / tries };
  const forecast = stream === 'dead' && isGuarded(of) && triesOf(canary) > 0;
  return {
    ...{ screen, of, stream, canary, stable, isBeyondChance: isBeyondChance(one) },
    ...(forecast && {
      hoursToStop: { all: hoursToStop(of, { ...known, failing: 1 }), few: hoursToStop(of, { ...known, failing: SMALL_SHARE }) },
    }),
  };
}
