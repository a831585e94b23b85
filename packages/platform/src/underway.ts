import { useCallback } from 'react';
import { usePlatform } from './context';
import { useSingleFlight } from './singleFlight';

export interface Underway {
  /** Starts it; while it is under way another start is dropped. */
  readonly start: () => void;
  readonly isUnderway: boolean;
}

function useUnderway(work: () => Promise<void>): Underway {
  const { run, isRunning } = useSingleFlight();
  return { start: useCallback(() => void run(work), [run, work]), isUnderway: isRunning };
}

/** The refresh button of a balance: has the server count both wallets. */
export function useRecount(): Underway {
  const { session } = usePlatform();
  return useUnderway(useCallback(() => session.refresh('recount'), [session]));
}

/** The button that brings the money of every venue back to the central wallet. */
export function useRecovery(): Underway {
  return useUnderway(usePlatform().recover);
}
