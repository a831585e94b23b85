import { useEffect, useEffectEvent } from 'react';

/** Runs `act` once after a delay, unless the player leaves the screen first. By then the screen's blocker is released. */
export function useDelayed(delayMs: number | undefined, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(actNow, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
