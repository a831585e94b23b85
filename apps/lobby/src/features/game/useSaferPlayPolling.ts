import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { usePlatform } from '@parlour/platform';
import { askSaferPlay } from '@parlour/platform/saferPlay';
import { useEffect, useState } from 'react';

const ASK_EACH_MS = 30_000;

/** How long the member has been playing and with what result, requested while a game is open; undefined if not reported. */
export function usePlay(isRunning: boolean): SaferPlay | undefined {
  const platform = usePlatform();
  const [known, setKnown] = useState<SaferPlay>();
  useEffect(() => {
    if (!isRunning) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        if (!document.hidden) {
          const now = await askSaferPlay(platform, signal);
          if (now === undefined) return;
          setKnown(now);
        }
      } catch {
        // It is asked again.
      }
      if (!signal.aborted) timer = setTimeout(ask, ASK_EACH_MS);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [platform, isRunning]);
  return known;
}
