import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { usePlatform, useSession, useTopic } from '@parlour/platform';
import { useCallback, useEffect, useState } from 'react';
import { sumOf } from './sumOf';

const PATIENCE_MS = 5000;

export interface Wallets {
  readonly central: string | undefined;
  readonly games: string | undefined;
  readonly total: string | undefined;
  readonly venues: readonly VenueBalance[] | undefined;
  /** The venues were asked for and did not answer. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Has both wallets counted again. */
  readonly refresh: () => Promise<void>;
}

/** The player's wallets, polled; what was shown last stays until something newer came. */
export function useWallets(): Wallets {
  const platform = usePlatform();
  const visitor = useSession();
  const user = visitor.role === 'member' ? visitor.user : undefined;
  const polled = useTopic('balance');
  const venues = useTopic('venueBalances');
  const [hasFailed, setFailed] = useState(false);

  const ask = useCallback(async () => {
    try {
      setFailed(false);
      await platform.topic('venueBalances').ask();
    } catch {
      setFailed(true);
    }
  }, [platform]);
  useAskWhenLate(venues === undefined, ask);

  const refresh = useCallback(async () => {
    await Promise.all([ask(), platform.session.refresh('recount')]);
  }, [ask, platform]);

  const central = polled ?? user?.balance;
  const games = venues === undefined ? user?.gameblance : sumOf(venues.map(({ balance }) => balance));
  const total = central === undefined || games === undefined ? undefined : sumOf([central, games]);
  return { central, games, total, venues, hasFailed: hasFailed && venues === undefined, retry: () => void ask(), refresh };
}

/** The poll keeps its failures to itself: after a while without an answer the screen asks too, and can say so. */
function useAskWhenLate(isWaiting: boolean, ask: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void ask(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, ask]);
}
