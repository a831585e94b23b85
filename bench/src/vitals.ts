import type { Vital } from '@parlour/e2e/vitals';
import { type Figure, figureOf, quantile } from './figures';

/** The taps and keys that players waited for, the longest wait first: of the events of one, the slowest counts. */
export function interactionsIn(vitals: readonly Vital[]): Vital[] {
  const slowest = new Map<string, Vital>();
  for (const vital of vitals) {
    if (vital.kind !== 'interaction') continue;
    const key = `${vital.screen} ${vital.id}`;
    const known = slowest.get(key);
    if (known === undefined || vital.value > known.value) slowest.set(key, vital);
  }
  return [...slowest.values()].toSorted((one, other) => other.value - one.value);
}

/** Of each screen where something moved, all of it together. */
export function shiftsIn(vitals: readonly Vital[]): Figure[] {
  const screens = new Map<string, number>();
  for (const { kind, screen, value } of vitals) if (kind === 'shift') screens.set(screen, (screens.get(screen) ?? 0) + value);
  const moved = [...screens].filter(([, share]) => share >= 0.0005).toSorted(([, one], [, other]) => other - one);
  return moved.map(([screen, share]) => figureOf(`${screen}: shifts`, '', [share]));
}

/** What moved most at once, the furthest first. */
export function largestShiftsIn(vitals: readonly Vital[]): Vital[] {
  return vitals.filter(({ kind }) => kind === 'shift').toSorted((one, other) => other.value - one.value);
}

/** The share of interactions that a goal is about, in milliseconds; NaN of none. */
export function waitOf(vitals: readonly Vital[], share: number): number {
  const waits = interactionsIn(vitals).map(({ value }) => value);
  return quantile(waits, share);
}
