import { type WalletAction, usePlatform, useSingleFlight } from '@parlour/platform';
import { useEffect, useState } from 'react';
import { type Recovered, recoveredOf } from './recoveryRules';
import type { Wallets } from './useWallets';

const SHOWN_MS = 12_000;

export interface RecoveryByVenue extends WalletAction {
  /** Results of the last recovery, by `platname`; empty again after a while. */
  readonly results: ReadonlyMap<string, Recovered>;
}

/**
 * One-click recovery with its result per venue. The call returns only one message, so the results are the differences between the
 * balances before and after.
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
    const topic = platform.topic('venueBalances');
    await platform.recover();
    if (platform.session.read().role === 'visitor') return;
    // Requests the balances also after a refusal, which may be about one venue when others have already returned their money. A
    // poll's balances may be older than the end of the recovery.
    const isCounted = await topic.ask().then(
      () => true,
      () => false,
    );
    if (isCounted) setResults(recoveredOf(venues, topic.read() ?? []));
  };
  return { start: () => void run(recover), isPending: isRunning, results };
}
