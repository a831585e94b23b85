/**
 * Whether a browser or a proxy has the current version of a file: `If-None-Match` is a list of entity tags or `*`. Proxies that
 * compress put `W/` before a tag, which this comparison ignores (RFC 9110, section 13.1.2).
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags: readonly string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch?.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
}
