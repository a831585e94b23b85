import { createContext, use, useSyncExternalStore } from 'react';
import type { ReleaseApi } from '#api';
import type { SessionStatus, SessionStore } from './sessionStore';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === undefined) throw new Error('SessionContext is missing');
  return store;
}

/** The release API; a 401 ends the session. */
export function useApi(): ReleaseApi {
  return useSessionStore().api;
}

export function useSessionStatus(): SessionStatus {
  const { subscribe, status } = useSessionStore();
  return useSyncExternalStore(subscribe, status);
}

/** The name under which changes are made. */
export function useUserName(): string {
  const { subscribe, name } = useSessionStore();
  return useSyncExternalStore(subscribe, name);
}

/** Host of the OpenID provider; undefined while none is known. */
export function useProvider(): string | undefined {
  const { subscribe, provider } = useSessionStore();
  return useSyncExternalStore(subscribe, provider);
}
