import type { AppState, Health } from '@parlour/release-contract/api';
import { type Figures, figuresOf, toneOf } from '#figures';

export const HOUR = 60;

/** An app's failures in the last hour; those of its canary when it is failing, since a small share is invisible in the total. */
export function failuresOf(
  { name, canary }: AppState,
  health: Health | undefined,
): { readonly figures: Figures | undefined; readonly failing: string | undefined; readonly tone: ReturnType<typeof toneOf> } {
  if (health === undefined) return { figures: undefined, failing: undefined, tone: 'plain' };
  const isWorse = health.verdicts.some((one) => one.name === name && one.version === canary?.version && one.verdict === 'worse');
  const failing = isWorse ? canary?.version : undefined;
  const figures = figuresOf(health, HOUR, name, failing);
  return { figures, failing, tone: isWorse ? 'danger' : toneOf(figures.rate) };
}
