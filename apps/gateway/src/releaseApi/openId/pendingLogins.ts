import * as v from 'valibot';
import { cookieOf, readCookie } from '../cookies';
import { createValueSigner } from '../signedValues';

/** The path of the callback, which is also the only path that the cookie is sent to. */
export const CALLBACK = '/releases/openid/callback';

const COOKIE = 'parlour_login';
const LIFE_MS = 10 * 60_000;

const pendingLogin = v.strictObject({
  /** The `state` that the provider has to return, so that a response belongs to a log-in of this browser. */
  state: v.string(),
  /** The `nonce` that the ID token has to contain, so that it was issued for this log-in. */
  nonce: v.string(),
  /** The PKCE verifier, which only the gateway that redeems the code can know. */
  verifier: v.string(),
  /** The origin of the page that started the log-in. */
  origin: v.string(),
  /** The page of the console that follows the log-in; without its address for a log-in that an earlier version began. */
  at: v.pipe(
    v.string(),
    v.transform((at) => (at.startsWith('/console/') ? at : `/console/#${at}`)),
  ),
  until: v.number(),
});
type PendingLogin = v.InferOutput<typeof pendingLogin>;

/** A log-in that a browser began, in a signed cookie of its own for ten minutes, so that any gateway can finish it. */
export interface PendingLogins {
  /** The value of `Set-Cookie` that stores it. */
  start(login: Omit<PendingLogin, 'until'>, nowMs: number): string;
  /** The value of `Set-Cookie` that removes it. */
  end(): string;
  read(cookies: string | undefined, nowMs: number): PendingLogin | undefined;
}

export function createPendingLogins(secret: string): PendingLogins {
  const { seal, open } = createValueSigner('log-in', secret);
  // Lax: the browser comes from the provider, which is another site.
  const cookie = (value: string, maxAgeS: number, isSecure: boolean) =>
    cookieOf(COOKIE, value, { path: CALLBACK, maxAgeS, sameSite: 'Lax', isSecure });
  return {
    start: (login, nowMs) =>
      cookie(
        seal({ ...login, until: nowMs + LIFE_MS } satisfies PendingLogin),
        LIFE_MS / 1000,
        login.origin.startsWith('https:'),
      ),
    end: () => cookie('', 0, false),
    read: (cookies, nowMs) => {
      const login = open(pendingLogin, readCookie(cookies, COOKIE));
      return login !== undefined && login.until > nowMs ? login : undefined;
    },
  };
}
