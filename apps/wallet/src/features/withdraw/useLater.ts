import { useEffect } from 'react';

/** Runs `act` once after a while, while the screen is there; what the screen held is released by then. */
export function useLater(delayMs: number | undefined, act: () => void): void {
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the wait begins once, whatever renders meanwhile
  }, [delayMs]);
}
