import { useEffect, useEffectEvent } from 'react';

/** Runs `act` once after a while, while the screen is there; what the screen held is released by then. */
export function useDelayed(delayMs: number | undefined, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(actNow, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
