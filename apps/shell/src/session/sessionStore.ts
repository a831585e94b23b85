import { userInfo } from '@parlour/api-client/endpoints/session';
import type { Observable, Session } from '@parlour/platform';
import { safeParse } from 'valibot';
import { createValue } from '../services/value';
import { type SessionEvent, sessionReducer, visitor } from './sessionReducer';
import { clearAll, forget, keep, kept } from './storage';

const TOKEN = 'api_token';
const USER = 'parlour.user';
const COOKIE_LIFE_S = 86_400;

export interface SessionStore extends Observable<Session> {
  token(): string | undefined;
  /** Takes a token; from the mini-app it is also kept in local storage and a cookie of one day (spec section 4). */
  open(token: string, from: 'session' | 'miniApp'): void;
  apply(event: Exclude<SessionEvent, { type: 'tokenReceived' | 'sessionEnded' }>): void;
  /** Ends the session and clears all storage. */
  end(): void;
}

/** The session of this tab: its token in session storage, its user info beside it until the refresh call replaces it. */
export function createSessionStore(): SessionStore {
  let token = kept(TOKEN);
  const session = createValue<Session>(token === undefined ? visitor : { role: 'member', user: keptUser() });
  const take = (event: SessionEvent) => session.set(sessionReducer(session.read(), event));

  return {
    read: session.read,
    watch: session.watch,
    token: () => token,
    open: (received, from) => {
      token = received;
      forget(USER);
      keep(TOKEN, received);
      if (from === 'miniApp') keepForMiniApp(received);
      take({ type: 'tokenReceived' });
    },
    apply: (event) => {
      take(event);
      const now = session.read();
      if (now.role === 'member' && now.user !== undefined) keep(USER, JSON.stringify(now.user));
    },
    end: () => {
      token = undefined;
      clearAll();
      take({ type: 'sessionEnded' });
    },
  };
}

function keptUser() {
  try {
    const parsed = safeParse(userInfo, JSON.parse(kept(USER) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function keepForMiniApp(token: string): void {
  keep(TOKEN, token, 'localStorage');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${TOKEN}=${encodeURIComponent(token)}; Max-Age=${COOKIE_LIFE_S}; Path=/; SameSite=Strict${secure}`;
}
