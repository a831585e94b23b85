import { CENTRAL_WALLET, getVenueBalances } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery } from '@parlour/platform';
import { useMemo } from 'react';

const NAMES_FRESH_MS = 600_000;

export interface VenueOption {
  /** What is sent as `api_type`. */
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the operator's venues as filter options. Leaves out the central wallet, which some operators list too, and includes the
 * chosen venue even when the operator does not list it.
 */
export function useVenueOptions(chosen: string, isEnabled = true): readonly VenueOption[] {
  const { data } = useApiQuery(getVenueBalances, {}, { freshMs: NAMES_FRESH_MS, isEnabled });
  return useMemo(() => {
    const offered = (data ?? [])
      .filter(({ platname }) => platname !== CENTRAL_WALLET)
      .map(({ platname, name }) => ({ value: platname, label: name || platname }));
    const isOffered = chosen === '' || offered.some(({ value }) => value === chosen);
    return isOffered ? offered : [...offered, { value: chosen, label: chosen }];
  }, [data, chosen]);
}
