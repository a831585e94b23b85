import type { Health, HistoryEntry } from '@parlour/release-contract/api';
import { changeTitle, formatClock, sortOf } from '#figures';
import type { Flag } from './AreaChart';

/** The manifests of the time that the figures cover, oldest first. */
export function flagsOf(history: readonly HistoryEntry[], { from, stepMs, visitors }: Health): Flag[] {
  const start = Date.parse(from);
  return history
    .map(({ sequence, change, by, at }): Flag => {
      const isBack = sortOf(change) === 'back';
      return {
        id: sequence,
        step: (Date.parse(at) - start) / stepMs,
        label: `${sequence}${isBack ? ' back' : ''}`,
        words: `${formatClock(at)}: manifest ${sequence}, ${changeTitle(change)}, by ${by}`,
        isBack,
      };
    })
    .filter(({ step }) => step >= 0 && step <= visitors.length)
    .toReversed();
}
