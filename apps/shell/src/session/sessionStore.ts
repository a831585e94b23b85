import { userInfo } from '@parlour/api-client/endpoints/session';
import type { Store, Session } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { clearStorage, store, readStoredJson } from '@parlour/platform/storage';
import { safeParse } from 'valibot';
import { removeToken, storeToken, tabToken, type TokenSource, USER } from '../device/tokenStorage';
import { type SessionEvent, sessionReducer, visitor } from './sessionReducer';

export interface SessionStore extends Store<Session> {
  token(): string | undefined;
  /** The token this tab had before. */
  former(): string | undefined;
  /** Begins a session with a token; false, without any effect, when storage refuses a mini-app's token. */
  open(token: string, from: TokenSource): boolean;
  /** The balance that was last kept for this session, also by the page before a reload. */
  readonly keptBalance: string | undefined;
  /** Keeps the current balance for a reload. */
  keepBalance(balance: string | undefined): void;
  apply(event: Exclude<SessionEvent, { type: 'tokenReceived' | 'sessionEnded' }>): void;
  /** Ends the session and clears the tab's storage; the storage that tabs share only when the session ended in this tab. */
  end(where: 'here' | 'elsewhere'): void;
}

/** The session of this tab: its token in session storage, its user info beside it until the refresh call replaces it. */
export function createSessionStore(): SessionStore {
  let token = tabToken();
  let former: string | undefined;
  const stored = token === undefined ? undefined : storedUser();
  let keptBalance = stored?.balance ?? undefined;
  const session = createValue<Session>(token === undefined ? visitor : { role: 'member', user: stored });
  const keep = () => {
    const now = session.read();
    if (now.role === 'member' && now.user !== undefined)
      store(USER, JSON.stringify({ ...now.user, balance: keptBalance ?? null }));
  };
  const dispatch = (event: SessionEvent) => session.set(sessionReducer(session.read(), event));
  const replaceToken = (next: string | undefined) => {
    former = token;
    token = next;
  };

  return {
    read: session.read,
    watch: session.watch,
    token: () => token,
    former: () => former,
    open: (received, from) => {
      // The tab's stored data belong to the previous member, so they are deleted as with a logout.
      if (token !== undefined && token !== received) clearStorage('sessionStorage');
      if (!storeToken(received, from)) return false;
      replaceToken(received);
      dispatch({ type: 'tokenReceived' });
      return true;
    },
    keptBalance,
    keepBalance: (balance) => {
      keptBalance = balance;
      keep();
    },
    apply: (event) => {
      dispatch(event);
      keep();
    },
    end: (where) => {
      replaceToken(undefined);
      clearStorage('sessionStorage');
      if (where === 'here') {
        clearStorage('localStorage');
        removeToken();
      }
      dispatch({ type: 'sessionEnded' });
    },
  };
}

function storedUser() {
  const parsed = safeParse(userInfo, readStoredJson(USER));
  return parsed.success ? parsed.output : undefined;
}
