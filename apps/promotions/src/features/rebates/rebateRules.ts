/** How many days the list looks back: 1 today, 2 last 7, 3 last 15, 4 last 30 (spec section 7, list filters). */
export type DayFilter = 1 | 2 | 3 | 4;

const filters = [1, 2, 3, 4] as const;

/** The date filter that the address names; 30 days when it names none. */
export function dayFilterOf(query: string | null): DayFilter {
  return filters.find((filter) => String(filter) === query) ?? 4;
}

/** Spec section 5: a claim is blocked when what is pending is zero or less. */
export function canClaim(pending: string): boolean {
  return !pending.startsWith('-') && /[1-9]/.test(pending);
}

/** Spec section 4: state 0 is not yet claimed, every other one is; a state that did not come is neither. */
export function claimOf(state: number): 'pending' | 'claimed' | 'unknown' {
  if (state < 0) return 'unknown';
  return state === 0 ? 'pending' : 'claimed';
}
