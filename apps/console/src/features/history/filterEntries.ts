import type { HistoryEntry } from '@parlour/release-contract/api';
import { type ChangeCategory, categoryOf } from '#figures';

export type HistoryFilter = 'all' | 'live' | 'canary' | 'rollback' | 'people';

export const filters: readonly { readonly value: HistoryFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'canary', label: 'Canary' },
  { value: 'rollback', label: 'Rollbacks' },
  { value: 'people', label: 'Rights' },
];

/** Switches apply to everyone, so they are listed with releases. */
const kinds: Readonly<Record<ChangeCategory, HistoryFilter>> = {
  live: 'live',
  canary: 'canary',
  rollback: 'rollback',
  switch: 'live',
  people: 'people',
};

/** The entries that match a filter. */
export function matching(entries: readonly HistoryEntry[], filter: HistoryFilter): readonly HistoryEntry[] {
  return filter === 'all' ? entries : entries.filter(({ change }) => kinds[categoryOf(change)] === filter);
}
