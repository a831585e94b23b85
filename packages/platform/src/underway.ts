import { useCallback, useRef, useState } from 'react';
import { usePlatform } from './context';

export interface Underway {
  /** Starts it; while it is under way another start is dropped. */
  readonly start: () => Promise<void>;
  readonly isUnderway: boolean;
}

function useUnderway(work: () => Promise<void>): Underway {
  const isLocked = useRef(false);
  const [isUnderway, setUnderway] = useState(false);
  const start = useCallback(async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setUnderway(true);
    await work();
    isLocked.current = false;
    setUnderway(false);
  }, [work]);
  return { start, isUnderway };
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
