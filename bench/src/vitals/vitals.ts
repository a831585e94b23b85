import type { Vital } from '@parlour/e2e/vitals';
import { type Figure, figureOf, quantile } from '../findings';

/** Interactions by latency, longest first; the slowest event of an interaction counts. */
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

/** Layout shifts per screen. */
export function shiftsIn(vitals: readonly Vital[]): Figure[] {
  const screens = new Map<string, number>();
  for (const { kind, screen, value } of vitals) if (kind === 'shift') screens.set(screen, (screens.get(screen) ?? 0) + value);
  const moved = [...screens].filter(([, share]) => share >= 0.0005).toSorted(([, one], [, other]) => other - one);
  return moved.map(([screen, share]) => figureOf(`${screen}: shifts`, '', [share]));
}

/** The largest layout shifts. */
export function largestShiftsIn(vitals: readonly Vital[]): Vital[] {
  return vitals.filter(({ kind }) => kind === 'shift').toSorted((one, other) => other.value - one.value);
}

/** A quantile of the interaction latency, in milliseconds; NaN without interactions. */
export function waitOf(vitals: readonly Vital[], share: number): number {
  const waits = interactionsIn(vitals).map(({ value }) => value);
  return quantile(waits, share);
}

/** The long frames that an interaction met. */
export function framesOf({ from, value }: Vital, vitals: readonly Vital[]): Vital[] {
  return vitals.filter((other) => other.kind === 'frame' && other.from < from + value && from < other.from + other.value);
}
