import * as v from 'valibot';
import { cookieOf, readCookie } from '../cookies';
import { createValueSigner } from '../signedValues';

/** Where the provider sends a browser back to; the cookie goes nowhere else. */
export const CALLBACK = '/releases/openid/callback';

const COOKIE = 'parlour_login';
const LIFE_MS = 10 * 60_000;

const pendingLogin = v.strictObject({
  /** What the provider has to send back, so that the answer is to a question of this browser. */
  state: v.string(),
  /** What the proof has to contain, so that it was made for this log-in. */
  nonce: v.string(),
  /** What only the gateway that hands the code in can know (PKCE). */
  verifier: v.string(),
  /** The origin of the site's page that began it. */
  origin: v.string(),
  /** Page of the console to go on with. */
  at: v.string(),
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
      const found = open(pendingLogin, readCookie(cookies, COOKIE));
      return found !== undefined && found.until > nowMs ? found : undefined;
    },
  };
}
