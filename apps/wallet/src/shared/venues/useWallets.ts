import { CENTRAL_WALLET, type VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useTopicState, useUser } from '@parlour/platform';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { sumOf } from './sumOf';

export interface Wallets {
  readonly central: Known;
  /** The operator's total of the game wallet (`gameblance`), or the sum of the venues when the user info does not contain it. */
  readonly games: Known;
  readonly total: Known;
  readonly venues: readonly VenueBalance[] | undefined;
  /** The request for the venue balances failed. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Makes the server recount both wallets. */
  readonly refresh: () => Promise<void>;
}

/** An amount: undefined while it is requested, null when the request failed or the answer does not contain it. */
export type Known = string | null | undefined;

/** The player's wallets, polled. The last amounts stay visible until newer ones arrive. */
export function useWallets(): Wallets {
  const platform = usePlatform();
  const user = useUser();
  const balance = useTopicState('balance');
  const { data: listed, hasFailed, retry } = useTopicState('venueBalances');
  const venues = useMemo(() => listed && venuesIn(listed), [listed]);

  const refresh = useCallback(async () => {
    await Promise.allSettled([platform.topic('venueBalances').ask(), platform.session.refresh('recount')]);
  }, [platform]);

  const lost = (isLost: boolean) => (isLost && (user.hasFailed || user.data) ? null : undefined);
  const central = balance.data ?? lost(balance.hasFailed);
  const inVenues = venues && sumOf(venues.flatMap((venue) => venue.balance ?? []));
  const isEachKnown = venues?.every((venue) => venue.balance);
  const games = user.data?.gameblance ?? (isEachKnown ? inVenues : lost(hasFailed || venues !== undefined));
  const { session } = platform;
  const lastInVenues = useRef(inVenues);
  useEffect(() => {
    // The game wallet is part of the user info, which is not polled, so a change in the venues requests it.
    if (lastInVenues.current !== undefined && inVenues !== lastInVenues.current) void session.refresh();
    lastInVenues.current = inVenues ?? lastInVenues.current;
  }, [session, inVenues]);
  const total = central && games ? sumOf([central, games]) : central === null || games === null ? null : undefined;
  return { central, games, total, venues, hasFailed, retry, refresh };
}

/**
 * The venues, each with a name. Leaves out the central wallet, which some operators list as well: it cannot be a target of a
 * transfer from itself.
 */
function venuesIn(listed: readonly VenueBalance[]): readonly VenueBalance[] {
  return listed
    .filter(({ platname }) => platname !== CENTRAL_WALLET)
    .map((venue) => ({ ...venue, name: venue.name || venue.platname }));
}
