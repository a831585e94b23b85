/** A cookie of this site; undefined when it is missing or damaged, or where the page has no cookies. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Sets a cookie for the whole site, not sent with requests from other sites, that expires after this many seconds. */
export function writeCookie(name: string, value: string, lifeS: number, sameSite: 'Lax' | 'Strict'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${lifeS}; Path=/; SameSite=${sameSite}${secure}`;
  } catch {
    // A sandboxed page has no cookies.
  }
}
