import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const COOKIE = 'parlour_console';
const LIFE_MS = 12 * 3_600_000;

const session = v.strictObject({
  /** Name of the user, as entered at the log-in. */
  by: v.string(),
  /** When it expires, in ms since 1970. */
  until: v.number(),
});
export type Session = v.InferOutput<typeof session>;

/** Sessions are stored in signed cookies: any gateway with the same token accepts them, and another token ends them all. */
export interface Sessions {
  /** Whether this is the console's token; compares in constant time. */
  isToken(text: string): boolean;
  /** The value of `Set-Cookie` that starts a session. */
  start(by: string, nowMs: number, isSecure: boolean): string;
  /** The value of `Set-Cookie` that ends it. */
  end(isSecure: boolean): string;
  /** The session in a `Cookie` header; undefined when there is no valid one. */
  read(cookies: string | undefined, nowMs: number): Session | undefined;
}

export function createSessions(token: string): Sessions {
  const key = digest(`parlour console session ${token}`);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const cookie = (value: string, maxAgeS: number, isSecure: boolean) =>
    `${COOKIE}=${value}; Path=/releases; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

  return {
    isToken: (text) => isSame(text, token),
    start: (by, nowMs, isSecure) => {
      const text = Buffer.from(JSON.stringify({ by, until: nowMs + LIFE_MS } satisfies Session)).toString('base64url');
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

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
