/** The date range of the list: 1 today, 2 last 7 days, 3 last 15, 4 last 30 (spec section 7, list filters). */
export type DayFilter = 1 | 2 | 3 | 4;

const filters = [1, 2, 3, 4] as const;

/** The date filter in the URL; 30 days by default. */
export function dayFilterOf(query: string | null): DayFilter {
  return filters.find((filter) => String(filter) === query) ?? 4;
}

/** Spec section 5: a claim is blocked when the pending amount is zero or less. */
export function canClaim(pending: string): boolean {
  return !pending.startsWith('-') && /[1-9]/.test(pending);
}

/** Spec section 4: state 0 is not yet claimed, every other one is; a missing state is unknown. */
export function claimOf(state: number): 'pending' | 'claimed' | 'unknown' {
  if (state < 0) return 'unknown';
  return state === 0 ? 'pending' : 'claimed';
}
