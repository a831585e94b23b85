import { useSyncExternalStore } from 'react';

const CHANGES = ['online', 'offline'];

/** Whether the phone has a network, according to the browser. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine);
}

function watch(listener: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}
