import type { ActivityApplication } from '@parlour/api-client/endpoints/records';
import type { StatusTone } from '@parlour/ui-kit/parts';

interface StateLook {
  readonly name: 'unknown' | 'pending' | 'passed' | 'rejected';
  readonly tone: StatusTone;
}

const PENDING = 1;
const unknown: StateLook = { name: 'unknown', tone: 'grey' };

const appearances: Readonly<Record<number, StateLook>> = {
  0: unknown,
  [PENDING]: { name: 'pending', tone: 'info' },
  2: { name: 'passed', tone: 'success' },
  3: { name: 'rejected', tone: 'danger' },
  4: unknown,
};

/** States and tones of spec section 4. */
export function appearanceOf(state: number): StateLook {
  return appearances[state] ?? unknown;
}

/** Not reviewed yet: polled again. */
export function isOpen({ state }: ActivityApplication): boolean {
  return state === PENDING;
}

/** Applications have no id: the time and the offer identify them. */
export function applicationKey({ created_at, activity_name }: ActivityApplication): string {
  return `${created_at} ${activity_name}`;
}

export const stateFilters = ['', '1', '2', '3'] as const;
export type StateFilter = (typeof stateFilters)[number];

/** The state filter of a URL; all when it has none or an unknown one. */
export function stateFilterOf(query: URLSearchParams): StateFilter {
  return stateFilters.find((state) => state === query.get('state')) ?? '';
}

/** The rows that match the filter, since the call itself has none. */
export function filterRows(rows: readonly ActivityApplication[], filter: StateFilter): readonly ActivityApplication[] {
  return filter === '' ? rows : rows.filter(({ state }) => `${state}` === filter);
}
