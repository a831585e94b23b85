interface Attributes {
  readonly path: string;
  /** 0 removes the cookie. */
  readonly maxAgeS: number;
  readonly sameSite: 'Strict' | 'Lax';
  readonly isSecure: boolean;
}

/** The value of `Set-Cookie` for a cookie that no script can read. */
export function cookieOf(name: string, value: string, { path, maxAgeS, sameSite, isSecure }: Attributes): string {
  const text = `${name}=${value}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=${sameSite}`;
  return isSecure ? `${text}; Secure` : text;
}

/** The value of a cookie in a `Cookie` header; empty when it is not there. */
export function readCookie(cookies: string | undefined, name: string): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
