import { useSyncExternalStore } from 'react';

interface Place {
  readonly page: string | undefined;
  /** Set when one state stands alone in the window. */
  readonly state: string | undefined;
}

/** The page and the state that the address names: `#/button/busy`. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(watchHash, () => location.hash);
  const [, page, state] = hash.split('/').map(decodeURIComponent);
  return { page, state };
}

function watchHash(tell: () => void) {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}
