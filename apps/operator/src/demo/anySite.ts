/**
 * In place of 'self' in the policies of pages that a site shows in a sandboxed frame: WebKit does not match 'self' in a document
 * without an origin, and behind proxies the operator does not know the site's.
 */
export const ANY_SITE = 'http: https:';
