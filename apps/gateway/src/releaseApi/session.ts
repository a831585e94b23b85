import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { cookieOf, readCookie } from './cookies';
import { createValueSigner } from './signedValues';

const COOKIE = 'parlour_console';
const LIFE_MS = 12 * 3_600_000;
/** A session ends after this long without a request; an open console sends one every minute. */
const IDLE_MS = 3_600_000;
/** The cookie is renewed with the time of the last request once that time is this old. */
const SEEN_EVERY_MS = 300_000;

const common = {
  /** Identifies the session, so that it can be ended. */
  id: v.string(),
  /** When it expires, and about when it was last used, in ms since 1970. */
  until: v.number(),
  seen: v.number(),
  /** Whether its cookie has the attribute `Secure`. */
  isSecure: v.boolean(),
};

const tokenSession = v.strictObject({
  /** Sessions of earlier versions have none. */
  kind: v.optional(v.literal('token'), 'token'),
  /** Name of the user, as entered at the log-in. */
  by: v.string(),
  /** Hash of the token that started it: the session ends when that token is no longer valid. */
  token: v.string(),
  ...common,
});

/** A person whom the OpenID provider proved; the rights are looked up in the policy at each request. */
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
  /** A hash of a token for its sessions, which does not reveal the token. */
  markOf(tokenHash: string): string;
  /** A new session, and the value of `Set-Cookie` for it. */
  start(started: Started, nowMs: number, isSecure: boolean): { readonly session: Session; readonly cookie: string };
  /** The value of `Set-Cookie` that extends a session in use; undefined while that is not needed. */
  renew(session: Session, nowMs: number): string | undefined;
  /** The value of `Set-Cookie` that removes the session. */
  end(isSecure: boolean): string;
  /**
   * The session in a `Cookie` header; undefined when there is no valid one. Whether it was ended is looked up in the session
   * list.
   */
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
      const opened = open(session, readCookie(cookies, COOKIE));
      return opened !== undefined && opened.until > nowMs && nowMs - opened.seen < IDLE_MS ? opened : undefined;
    },
  };
}
