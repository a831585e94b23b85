import * as v from 'valibot';
import { cookieOf, readCookie } from './cookies';
import { createSeal } from './seal';

const COOKIE = 'parlour_console';
const LIFE_MS = 12 * 3_600_000;

/** When a session expires, in ms since 1970. */
const until = v.number();

const tokenSession = v.strictObject({
  /** Sessions of earlier versions have none. */
  kind: v.optional(v.literal('token'), 'token'),
  /** Name of the user, as entered at the log-in. */
  by: v.string(),
  /** Mark of the token that started it: it ends with that token. */
  token: v.string(),
  until,
});

/** Somebody whom the OpenID provider proved; what that allows is looked up in the policy at each request. */
const personSession = v.strictObject({
  kind: v.literal('person'),
  issuer: v.string(),
  sub: v.string(),
  name: v.string(),
  /** The groups of the person that the policy knew at the log-in. */
  groups: v.pipe(v.array(v.string()), v.readonly()),
  until,
});

const session = v.union([tokenSession, personSession]);
export type Session = v.InferOutput<typeof session>;
/** A session that is to begin. */
type Started = Omit<v.InferOutput<typeof tokenSession>, 'until'> | Omit<v.InferOutput<typeof personSession>, 'until'>;

/** Sessions are stored in signed cookies, so that any gateway with the same secret accepts them. */
export interface Sessions {
  /** The mark of a token in its sessions, which does not reveal it. */
  markOf(tokenHash: string): string;
  /** The value of `Set-Cookie` that starts a session. */
  start(started: Started, nowMs: number, isSecure: boolean): string;
  /** The value of `Set-Cookie` that ends it. */
  end(isSecure: boolean): string;
  /** The session in a `Cookie` header; undefined when there is no valid one. */
  read(cookies: string | undefined, nowMs: number): Session | undefined;
}

export function createSessions(secret: string): Sessions {
  const { sign, seal, open } = createSeal('session', secret);
  const cookie = (value: string, maxAgeS: number, isSecure: boolean) =>
    cookieOf(COOKIE, value, { path: '/releases', maxAgeS, sameSite: 'Strict', isSecure });

  return {
    markOf: (tokenHash) => sign(`token ${tokenHash}`),
    start: (started, nowMs, isSecure) =>
      cookie(seal({ ...started, until: nowMs + LIFE_MS } satisfies Session), LIFE_MS / 1000, isSecure),
    end: (isSecure) => cookie('', 0, isSecure),
    read: (cookies, nowMs) => {
      const found = open(session, readCookie(cookies, COOKIE));
      return found !== undefined && found.until > nowMs ? found : undefined;
    },
  };
}
