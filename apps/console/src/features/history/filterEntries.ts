import type { HistoryEntry } from '@parlour/release-contract/api';
import { categoryOf } from '#figures';

export type HistoryFilter = 'all' | 'live' | 'canary' | 'rollback' | 'people';

export const filters: readonly { readonly value: HistoryFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'canary', label: 'Canary' },
  { value: 'rollback', label: 'Rollbacks' },
  { value: 'people', label: 'Rights' },
];

/** The entries that match a filter. */
export function matching(entries: readonly HistoryEntry[], filter: HistoryFilter): readonly HistoryEntry[] {
  if (filter === 'all') return entries;
  return entries.filter(({ change }) => {
    const category = categoryOf(change);
    // Switches apply to everyone, so they are listed with releases.
    return (category === 'switch' ? 'live' : category) === filter;
  });
}
