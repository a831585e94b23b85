import type { Health, HistoryEntry } from '@parlour/release-contract/api';
import { changeTitle, formatClock, categoryOf, isManifest } from '#figures';
import type { Annotation } from './AreaChart';

/** The manifests within the period of the metrics, oldest first. */
export function annotationsOf(history: readonly HistoryEntry[], { from, stepMs, visitors }: Health): Annotation[] {
  const start = Date.parse(from);
  return history
    .filter(isManifest)
    .map(({ sequence, change, by, at }): Annotation => {
      const isRollback = categoryOf(change) === 'rollback';
      return {
        id: sequence,
        step: (Date.parse(at) - start) / stepMs,
        label: `${sequence}${isRollback ? ' back' : ''}`,
        description: `${formatClock(at)}: manifest ${sequence}, ${changeTitle(change)}, by ${by}`,
        isRollback,
      };
    })
    .filter(({ step }) => step >= 0 && step <= visitors.length)
    .reverse();
}
