import { useCallback } from 'react';
import { usePlatform } from '../context';
import { useSingleFlight } from './singleFlight';

export interface WalletAction {
  /** Starts it; while it is under way another start is dropped. */
  readonly start: () => void;
  readonly isPending: boolean;
}

function useWalletAction(work: () => Promise<void>): WalletAction {
  const { run, isRunning } = useSingleFlight();
  return { start: useCallback(() => void run(work), [run, work]), isPending: isRunning };
}

/** The refresh button of a balance: makes the server recount both wallets. */
export function useRecount(): WalletAction {
  const { session } = usePlatform();
  return useWalletAction(useCallback(() => session.refresh('recount'), [session]));
}

/** The button that transfers the money of every venue to the central wallet. */
export function useRecovery(): WalletAction {
  return useWalletAction(usePlatform().recover);
}
