import { createContext, use } from 'react';

/** How the data is updated: not known yet, pushed, polled every few seconds, or not at all. */
export type Connection = 'connecting' | 'live' | 'polling' | 'lost';

export const LiveContext = createContext<boolean | undefined>(undefined);

/** Whether the gateway's events arrive; undefined until that is known. */
export function useIsLive(): boolean | undefined {
  return use(LiveContext);
}
