import type { Vital } from '@parlour/testing/vitals';
import { type Figure, figureOf, quantile } from './figures';

/** How long players waited for an answer to a tap or a key: of the events of one, the slowest counts. */
export function interactionsIn(vitals: readonly Vital[]): number[] {
  const slowest = new Map<string, number>();
  for (const { kind, id, screen, value } of vitals) {
    const key = `${screen} ${id}`;
    if (kind === 'interaction') slowest.set(key, Math.max(slowest.get(key) ?? 0, value));
  }
  return [...slowest.values()];
}

/** Of each screen where something moved, all of it together. */
export function shiftsIn(vitals: readonly Vital[]): Figure[] {
  const screens = new Map<string, number>();
  for (const { kind, screen, value } of vitals) if (kind === 'shift') screens.set(screen, (screens.get(screen) ?? 0) + value);
  const moved = [...screens].filter(([, share]) => share >= 0.0005).toSorted(([, one], [, other]) => other - one);
  return moved.map(([screen, share]) => figureOf(`${screen}: shifts`, '', [share]));
}

/** The share of interactions that a goal is about, in milliseconds; NaN of none. */
export function waitOf(vitals: readonly Vital[], share: number): number {
  return quantile(interactionsIn(vitals), share);
}
