import { createContext, use } from 'react';

/** How fresh what is shown is: told at once, looked up every few seconds, or not at all. */
export type Connection = 'live' | 'polling' | 'lost';

export const LiveContext = createContext(false);

/** Whether the gateway's events arrive. */
export function useIsLive(): boolean {
  return use(LiveContext);
}
