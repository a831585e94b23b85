import { useCallback, useRef, useState } from 'react';
import { usePlatform } from './context';

export interface Recount {
  /** Has the server count both wallets; while it does, another call is dropped. */
  readonly recount: () => Promise<void>;
  readonly isCounting: boolean;
}

/** The refresh button of a balance. */
export function useRecount(): Recount {
  const { session } = usePlatform();
  const isLocked = useRef(false);
  const [isCounting, setCounting] = useState(false);
  const recount = useCallback(async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setCounting(true);
    await session.refresh('recount');
    isLocked.current = false;
    setCounting(false);
  }, [session]);
  return { recount, isCounting };
}
