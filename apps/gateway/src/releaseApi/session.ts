import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const COOKIE = 'parlour_console';
const LIFE_MS = 12 * 3_600_000;

const session = v.strictObject({
  /** Name of the user, as entered at the log-in. */
  by: v.string(),
  /** Mark of the token that started it: it ends with that token. */
  token: v.string(),
  /** When it expires, in ms since 1970. */
  until: v.number(),
});
export type Session = v.InferOutput<typeof session>;

/** Sessions are stored in signed cookies, so that any gateway with the same secret accepts them. */
export interface Sessions {
  /** The mark of a token in its sessions, which does not reveal it. */
  markOf(tokenHash: string): string;
  /** The value of `Set-Cookie` that starts a session. */
  start(session: Omit<Session, 'until'>, nowMs: number, isSecure: boolean): string;
  /** The value of `Set-Cookie` that ends it. */
  end(isSecure: boolean): string;
  /** The session in a `Cookie` header; undefined when there is no valid one. */
  read(cookies: string | undefined, nowMs: number): Session | undefined;
}

export function createSessions(secret: string): Sessions {
  const key = digest(`parlour console session ${secret}`);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const cookie = (value: string, maxAgeS: number, isSecure: boolean) =>
    `${COOKIE}=${value}; Path=/releases; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

  return {
    markOf: (tokenHash) => sign(`token ${tokenHash}`),
    start: ({ by, token }, nowMs, isSecure) => {
      const text = Buffer.from(JSON.stringify({ by, token, until: nowMs + LIFE_MS } satisfies Session)).toString('base64url');
      return cookie(`${text}.${sign(text)}`, LIFE_MS / 1000, isSecure);
    },
    end: (isSecure) => cookie('', 0, isSecure),
    read: (cookies = '', nowMs) => {
      const [, text, signature] = /(?:^|;\s*)parlour_console=([\w-]+)\.([\w-]+)(?:;|$)/.exec(cookies) ?? [];
      if (text === undefined || signature === undefined || !isSame(signature, sign(text))) return undefined;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), session), Buffer.from(text, 'base64url').toString());
      return parsed.success && parsed.output.until > nowMs ? parsed.output : undefined;
    },
  };
}

/** Whether two texts are the same; takes as long whatever they have in common. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
