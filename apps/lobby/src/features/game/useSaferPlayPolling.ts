import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { usePlatform } from '@parlour/platform';
import { askSaferPlay } from '@parlour/platform/saferPlay';
import { useEffect, useState } from 'react';

const POLL_MS = 30_000;

/** The member's play time and result, requested while a game is open; undefined when the operator does not report them. */
export function useSaferPlayPolling(isRunning: boolean): SaferPlay | undefined {
  const platform = usePlatform();
  const [saferPlay, setSaferPlay] = useState<SaferPlay>();
  useEffect(() => {
    if (!isRunning) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      try {
        if (!document.hidden) {
          const next = await askSaferPlay(platform, signal);
          if (next === undefined) return;
          setSaferPlay(next);
        }
      } catch {
        // The next poll tries again.
      }
      if (!signal.aborted) timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [platform, isRunning]);
  return saferPlay;
}
