import { pathTo, usePlatform, useQueryParams } from '@parlour/platform';
import { useVenueOptions, type VenueOption } from '@parlour/platform/venues';
import { useState } from 'react';
import { type DayFilter, dayFilterOf } from './rebateRules';
import { useRebatePages } from './useRebatePages';

/** The rebates of the days and the platform in the URL. */
export function useRebates() {
  const { navigation } = usePlatform();
  const query = useQueryParams();
  const date = dayFilterOf(query.get('date'));
  const platform = query.get('api_type') ?? '';
  const [first] = useState(platform);
  const platforms = useVenueOptions(platform);
  const pages = useRebatePages(date, platform);
  const choose = (next: { readonly date: DayFilter; readonly platform: string }) => {
    if (next.date === date && next.platform === platform) return;
    const filters = { date: next.date === 4 ? undefined : next.date, api_type: next.platform || undefined };
    navigation.go(pathTo('/fanshui', filters), { replace: true });
  };
  return {
    date,
    platform,
    platforms: startingWith(first, platforms),
    pages,
    setDate: (chosen: DayFilter) => choose({ date: chosen, platform }),
    setPlatform: (chosen: string) => choose({ date, platform: chosen }),
    showAll: () => choose({ date: 4, platform: '' }),
  };
}

/** Keeps the chip of the chosen platform in its place, and in view, when the other platforms arrive. */
function startingWith(first: string, options: readonly VenueOption[]): readonly VenueOption[] {
  return [...options.filter(({ value }) => value === first), ...options.filter(({ value }) => value !== first)];
}
