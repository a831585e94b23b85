/**
 * Whether a browser or a proxy has a file already: `If-None-Match` is a list of entity tags or `*`, and proxies that compress put `W/`
 * before one, which does not count here (RFC 9110, section 13.1.2).
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags: readonly string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch?.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
}
