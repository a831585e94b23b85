import { getBetRecords } from '@parlour/api-client/endpoints/records';
import { usePages } from '@parlour/platform/pages';
import { useVenueOptions } from '@parlour/platform/venues';
import { daysOf, platformOf, useFilters } from '#shared';
import { betKey, isOpen } from './betRules';

const POLL_MS = 10_000;

/** The chosen list of bets; polled while one of them is unsettled. */
export function useBets() {
  const { query, choose } = useFilters('/betRecord');
  const date = daysOf(query);
  const platform = platformOf(query);
  const pages = usePages(getBetRecords, { date, api_type: platform }, betKey, {
    lookAgain: { at: isOpen, everyMs: POLL_MS },
  });
  const venues = useVenueOptions(platform);
  return { date, platform, venues, choose, pages };
}
