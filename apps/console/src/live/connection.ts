import { createContext, use } from 'react';

/** How fresh the shown data is: not known yet, pushed, polled every few seconds, or out of date. */
export type Connection = 'connecting' | 'live' | 'polling' | 'lost';

export const LiveContext = createContext<boolean | undefined>(undefined);

/** Whether the gateway's events arrive; undefined until that is known. */
export function useIsLive(): boolean | undefined {
  return use(LiveContext);
}
