import { getVenueBalances } from '@parlour/api-client/endpoints/wallet';
import { pathTo, useAnswer, usePlatform, useQueryParams } from '@parlour/platform';
import { type DayFilter, dayFilterOf } from './rebateRules';
import { useRebatePages } from './useRebatePages';

const NAMES_FRESH_MS = 600_000;

/** The rebates of the days and the platform that the address names. */
export function useRebates() {
  const { navigation } = usePlatform();
  const query = useQueryParams();
  const date = dayFilterOf(query.get('date'));
  const platform = query.get('api_type') ?? '';
  const venues = useAnswer(getVenueBalances, {}, { freshMs: NAMES_FRESH_MS });
  const pages = useRebatePages(date, platform);
  const choose = (next: { readonly date: DayFilter; readonly platform: string }) => {
    if (next.date === date && next.platform === platform) return;
    const filters = { date: next.date === 4 ? undefined : next.date, api_type: next.platform || undefined };
    navigation.go(pathTo('/fanshui', filters), { replace: true });
  };
  return {
    date,
    platform,
    platforms: (venues.data ?? []).map(({ platname, name }) => ({ value: platname, label: name })),
    pages,
    setDate: (chosen: DayFilter) => choose({ date: chosen, platform }),
    setPlatform: (chosen: string) => choose({ date, platform: chosen }),
    showAll: () => choose({ date: 4, platform: '' }),
  };
}
