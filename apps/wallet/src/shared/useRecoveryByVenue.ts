import { type WalletAction, usePlatform, useSingleFlight } from '@parlour/platform';
import { useEffect, useState } from 'react';
import { hasArrived, type Recovered, recoveredOf } from './recoveryRules';
import type { Wallets } from './useWallets';

const SHOWN_MS = 12_000;

export interface RecoveryByVenue extends WalletAction {
  /** What the last recovery did, by `platname`; empty again after a while. */
  readonly results: ReadonlyMap<string, Recovered>;
}

/**
 * One-click recovery with its result per venue: the call returns one message, the balances before and after show the rest. Nothing is
 * said of the venues when the central wallet has not got what they lack: a venue that fails may be listed without its balance.
 */
export function useRecoveryByVenue({ venues = [] }: Pick<Wallets, 'venues'>): RecoveryByVenue {
  const platform = usePlatform();
  const { run, isRunning } = useSingleFlight();
  const [results, setResults] = useState<ReadonlyMap<string, Recovered>>(new Map());
  useEffect(() => {
    if (results.size === 0) return undefined;
    const timer = setTimeout(() => setResults(new Map()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [results]);
  const recover = async () => {
    setResults(new Map());
    const central = platform.topic('balance');
    const before = central.read();
    await platform.recover();
    const recovered = recoveredOf(venues, platform.topic('venueBalances').read() ?? []);
    if (hasArrived(recovered, before, central.read())) setResults(recovered);
  };
  return { start: () => void run(recover), isPending: isRunning, results };
}
