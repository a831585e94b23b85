import { kindOf, type LogIn, type ReleaseApi } from '#api';
import { storeName } from './userName';

/** Login status according to the last call. */
export type SessionStatus = 'in' | 'out' | 'expired';

export interface SessionStore {
  /** The API; a 401 ends the session. */
  readonly api: ReleaseApi;
  status(): SessionStatus;
  subscribe(onChange: () => void): () => void;
  logIn(as: LogIn): Promise<void>;
  /** Ends the session here even when the gateway cannot be reached; rejects then. */
  logOut(): Promise<void>;
}

/** Creates the session; after an earlier login a browser counts as logged in until a call returns 401. */
export function createSessionStore(source: ReleaseApi, wasInBefore: boolean): SessionStore {
  let status: SessionStatus = wasInBefore ? 'in' : 'out';
  const listeners = new Set<() => void>();
  const become = (next: SessionStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const watched =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        return await call(...args);
      } catch (error) {
        if (kindOf(error) === 'unauthorised') become('expired');
        throw error;
      }
    };

  return {
    api: {
      ...source,
      state: watched(source.state),
      health: watched(source.health),
      history: watched(source.history),
      entry: watched(source.entry),
      plan: watched(source.plan),
      apply: watched(source.apply),
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logIn: async (as) => {
      storeName(await source.logIn(as));
      become('in');
    },
    logOut: async () => {
      become('out');
      await source.logOut();
    },
  };
}
