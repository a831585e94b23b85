import { useSyncExternalStore } from 'react';

/** From this width on a table and a panel fit beside each other. */
export const WIDE = '(min-width: 900px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the window is wide; where nothing can be asked it is. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
}
