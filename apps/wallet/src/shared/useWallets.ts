import { getVenueBalances, type VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { useAnswer, useForget, usePlatform, useSession, useTopic } from '@parlour/platform';
import { useCallback, useEffect, useState } from 'react';
import { sumOf } from './sumOf';
import { useLatest } from './useLatest';

const PATIENCE_MS = 5000;

export interface Wallets {
  readonly central: string | undefined;
  readonly games: string | undefined;
  readonly total: string | undefined;
  readonly venues: readonly VenueBalance[] | undefined;
  /** The venues were asked for and did not answer. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Has both wallets counted again; resolves when the central one was. */
  readonly refresh: () => Promise<void>;
}

/** The player's wallets, polled; what was shown last stays until something newer came. */
export function useWallets(): Wallets {
  const { session } = usePlatform();
  const visitor = useSession();
  const user = visitor.role === 'member' ? visitor.user : undefined;
  const polledVenues = useTopic('venueBalances');
  const isLate = useIsLate(polledVenues === undefined);
  const asked = useAnswer(getVenueBalances, {}, { isEnabled: isLate, quiet: true });
  const forget = useForget();

  const central = useLatest(useTopic('balance'), user?.balance);
  const venues = useLatest(polledVenues, asked.data);
  const games = venues === undefined ? user?.gameblance : sumOf(venues.map(({ balance }) => balance));
  const { retry } = asked;

  const refresh = useCallback(async () => {
    forget(getVenueBalances);
    retry();
    await session.refresh('recount');
  }, [forget, retry, session]);

  return {
    central,
    games,
    total: central === undefined || games === undefined ? undefined : sumOf([central, games]),
    venues,
    hasFailed: venues === undefined && asked.error !== undefined && !asked.isLoading,
    retry,
    refresh,
  };
}

/** The poll keeps its failures to itself: after a while without an answer the screen asks too, and can say so. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
