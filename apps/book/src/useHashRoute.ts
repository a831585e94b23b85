import { useSyncExternalStore } from 'react';

interface HashRoute {
  readonly page: string | undefined;
  /** Set when a single state is shown. */
  readonly state: string | undefined;
}

/** The page and the state in the hash of the URL: `#/button/busy`. */
export function useHashRoute(): HashRoute {
  const hash = useSyncExternalStore(subscribeToHash, () => location.hash);
  const [, page, state] = hash.split('/').map(decodeURIComponent);
  return { page, state };
}

function subscribeToHash(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
