import { getRebates, type RebateRecord } from '@parlour/api-client/endpoints/promotions';
import { getVenueBalances } from '@parlour/api-client/endpoints/wallet';
import { pathTo, useAnswer, usePlatform, useQueryParams } from '@parlour/platform';
import { usePages } from '@parlour/platform/pages';
import { type DayFilter, dayFilterOf } from './rebateRules';

const NAMES_FRESH_MS = 600_000;

/** A rebate has no number of its own: all that it says tells it from others. */
export const keyOf = ({ gamename, money, created_at, updated_at }: RebateRecord) =>
  [gamename, money, created_at, updated_at].join('|');

/** The rebates of the days and the platform that the address names. */
export function useRebates() {
  const { navigation } = usePlatform();
  const query = useQueryParams();
  const date = dayFilterOf(query.get('date'));
  const platform = query.get('api_type') ?? '';
  const venues = useAnswer(getVenueBalances, {}, { freshMs: NAMES_FRESH_MS, quiet: true });
  const pages = usePages(getRebates, { date, api_type: platform, type: '' }, keyOf);
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
