import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { cookieOf, readCookie } from './cookies';
import { createValueSigner } from './signedValues';

const COOKIE = 'parlour_console';
const LIFE_MS = 12 * 3_600_000;
/** Without a request for so long a session has ended; the console asks every minute as long as somebody sees it. */
const IDLE_MS = 3_600_000;
/** How old the time of the last request may be before the cookie is sent again with a newer one. */
const SEEN_EVERY_MS = 300_000;

const common = {
  /** By it the session can be ended. */
  id: v.string(),
  /** When it expires, and when it was used last or a little before, in ms since 1970. */
  until: v.number(),
  seen: v.number(),
  /** Whether its cookie is for TLS alone. */
  isSecure: v.boolean(),
};

const tokenSession = v.strictObject({
  /** Sessions of earlier versions have none. */
  kind: v.optional(v.literal('token'), 'token'),
  /** Name of the user, as entered at the log-in. */
  by: v.string(),
  /** Mark of the token that started it: it ends with that token. */
  token: v.string(),
  ...common,
});

/** Somebody whom the OpenID provider proved; what that allows is looked up in the policy at each request. */
const personSession = v.strictObject({
  kind: v.literal('person'),
  issuer: v.string(),
  sub: v.string(),
  name: v.string(),
  /** The groups of the person that the policy knew at the log-in. */
  groups: v.pipe(v.array(v.string()), v.readonly()),
  ...common,
});

const session = v.union([tokenSession, personSession]);
export type Session = v.InferOutput<typeof session>;
/** A session that is to begin. */
type Started =
  | Omit<v.InferOutput<typeof tokenSession>, keyof typeof common>
  | Omit<v.InferOutput<typeof personSession>, keyof typeof common>;

/** Sessions are in signed cookies, so that any gateway with the same secret reads them. */
export interface Sessions {
  /** The mark of a token in its sessions, which does not reveal it. */
  markOf(tokenHash: string): string;
  /** A session that begins, and the value of `Set-Cookie` for it. */
  start(started: Started, nowMs: number, isSecure: boolean): { readonly session: Session; readonly cookie: string };
  /** The value of `Set-Cookie` that keeps a used session from being idle; undefined while it is not needed. */
  renew(session: Session, nowMs: number): string | undefined;
  /** The value of `Set-Cookie` that ends it. */
  end(isSecure: boolean): string;
  /** The session in a `Cookie` header; undefined when there is no valid one. Whether it was ended is in the list of sessions. */
  read(cookies: string | undefined, nowMs: number): Session | undefined;
}

export function createSessions(secret: string): Sessions {
  const { sign, seal, open } = createValueSigner('session', secret);
  const cookie = (value: string, maxAgeS: number, isSecure: boolean) =>
    cookieOf(COOKIE, value, { path: '/releases', maxAgeS, sameSite: 'Strict', isSecure });

  const cookieFor = (one: Session, nowMs: number) =>
    cookie(seal({ ...one, seen: nowMs } satisfies Session), Math.ceil((one.until - nowMs) / 1000), one.isSecure);

  return {
    markOf: (tokenHash) => sign(`token ${tokenHash}`),
    start: (started, nowMs, isSecure) => {
      const id = randomBytes(12).toString('base64url');
      const begun: Session = { ...started, id, until: nowMs + LIFE_MS, seen: nowMs, isSecure };
      return { session: begun, cookie: cookieFor(begun, nowMs) };
    },
    renew: (one, nowMs) => (nowMs - one.seen < SEEN_EVERY_MS ? undefined : cookieFor(one, nowMs)),
    end: (isSecure) => cookie('', 0, isSecure),
    read: (cookies, nowMs) => {
      const found = open(session, readCookie(cookies, COOKIE));
      return found !== undefined && found.until > nowMs && nowMs - found.seen < IDLE_MS ? found : undefined;
    },
  };
}
