import { kindOf, type LogIn, type ReleaseApi } from '#api';
import { storedName, storeName, storeTypedName } from './userName';

/** Login status according to the last call. */
export type SessionStatus = 'in' | 'out' | 'expired';

export interface SessionStore {
  /** The API; a 401 ends the session. */
  readonly api: ReleaseApi;
  status(): SessionStatus;
  /** The name under which changes are made. */
  name(): string;
  /** Host of the OpenID provider; undefined while none is known. */
  provider(): string | undefined;
  subscribe(onChange: () => void): () => void;
  /** Asks how to log in, and who is: a browser that comes back from the provider is logged in. */
  look(): Promise<void>;
  logIn(as: LogIn): Promise<void>;
  /** Opens another page in this tab. */
  goTo(address: string): void;
  /** Leaves for the OpenID provider, which sends the browser back to a page of the console. */
  leave(at: string): Promise<void>;
  /** Ends the session here even when the gateway cannot be reached; rejects then. */
  logOut(): Promise<void>;
}

interface Options {
  /** After an earlier login a browser counts as logged in until a call returns 401. */
  readonly wasInBefore: boolean;
  readonly goTo: (address: string) => void;
}

/** Creates the session over a release API. */
export function createSessionStore(source: ReleaseApi, { wasInBefore, goTo }: Options): SessionStore {
  let status: SessionStatus = wasInBefore ? 'in' : 'out';
  let name = storedName();
  let provider: string | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const become = (next: SessionStatus) => {
    if (next === status) return;
    status = next;
    notify();
  };
  const enter = (as: string) => {
    name = as;
    storeName(as);
    status = 'in';
    notify();
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
      sessions: watched(source.sessions),
      endSession: watched(source.endSession),
      sites: watched(source.sites),
      appsOn: watched(source.appsOn),
      state: watched(source.state),
      health: watched(source.health),
      errors: watched(source.errors),
      timings: watched(source.timings),
      history: watched(source.history),
      entry: watched(source.entry),
      plan: watched(source.plan),
      previews: watched(source.previews),
      endPreview: watched(source.endPreview),
      replay: watched(source.replay),
      apply: watched(source.apply),
    },
    status: () => status,
    name: () => name,
    provider: () => provider,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: async () => {
      const ways = await source.loginWays();
      ({ provider } = ways);
      if (ways.name === undefined) notify();
      else enter(ways.name);
    },
    logIn: async (as) => {
      const proven = await source.logIn(as);
      storeTypedName(as.by);
      enter(proven);
    },
    goTo,
    leave: async (at) => goTo(await source.beginLogIn(at)),
    logOut: async () => {
      become('out');
      await source.logOut();
    },
  };
}
