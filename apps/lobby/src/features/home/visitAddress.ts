/** Where the operator's main site is visited; with a referrer it is the registration (spec section 7). */
export function visitAddress(url: string, pid: string | undefined): string {
  if (pid === undefined) return url;
  return `${url.endsWith('/') ? url : `${url}/`}register?pid=${encodeURIComponent(pid)}`;
}
