import { type WalletAction, usePlatform, useSingleFlight } from '@parlour/platform';
import { useEffect, useState } from 'react';
import { type Recovered, recoveredOf } from './recoveryRules';
import type { Wallets } from './useWallets';

const SHOWN_MS = 12_000;

export interface RecoveryByVenue extends WalletAction {
  /** What the last recovery did, by `platname`; empty again after a while. */
  readonly results: ReadonlyMap<string, Recovered>;
}

/** One-click recovery with its result per venue: the call returns one message, the balances before and after show the rest. */
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
    const topic = platform.topic('venueBalances');
    await platform.recover();
    if (platform.session.read().role === 'visitor') return;
    // It may be refused because of one venue, after others gave their money back. The balances of a poll may be from before its end.
    const isCounted = await topic.ask().then(
      () => true,
      () => false,
    );
    if (isCounted) setResults(recoveredOf(venues, topic.read() ?? []));
  };
  return { start: () => void run(recover), isPending: isRunning, results };
}
