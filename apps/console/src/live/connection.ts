import { createContext, use } from 'react';

/** How fresh what is shown is: not known yet, told at once, looked up every few seconds, or out of date. */
export type Connection = 'connecting' | 'live' | 'polling' | 'lost';

export const LiveContext = createContext<boolean | undefined>(undefined);

/** Whether the gateway's events arrive; undefined until that is known. */
export function useIsLive(): boolean | undefined {
  return use(LiveContext);
}
