import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** What the operator answers with: calls, pictures of its own paths, or the demo's pages and files. */
export type Area = 'api' | 'pictures' | 'demo';

/**
 * What a client says to the operator: what the site's pages and browsers send with their calls. All else stays, above all what proxies and
 * frameworks obey: another address, host or method of the client (`X-Real-IP`, `X-Original-URL`, `X-HTTP-Method-Override`, …).
 */
const PASSED = new Set([
  'accept',
  'accept-language',
  'accept-encoding',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-type',
  'dnt',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'idempotency-key',
  'origin',
  'pragma',
  'priority',
  'range',
  'referer',
  'save-data',
  'user-agent',
  'x-requested-with',
]);
/** What browsers say of themselves and of the page that asks. */
const PASSED_TOO = /^(?:sec-(?:ch-ua|fetch|gpc)|access-control-request)\b/;
/** Cookies of the gateway and of the site are not forwarded. */
const OWN_COOKIE = /(^|;)\s*(?:__(?:host|secure)-)?parlour[\w.-]*=[^;]*/gi;

/** Lets in to what changes the demo. */
const DEMO_ADMIN = 'x-demo-admin';

/** The request headers for the operator, with the place in the trace that the gateway gives the call. */
export function headersOn(
  area: Area,
  { ip, host, protocol, headers }: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'headers'>,
  traceparent: string,
): Record<string, string> {
  const passed: Record<string, string> = {
    // A client that has disconnected already has no address any more.
    'x-forwarded-for': ip || 'unknown',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    traceparent,
  };
  const ofThisHop = headers.connection?.toLowerCase().split(/\s*,\s*/);
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string' || ofThisHop?.includes(name)) continue;
    if (PASSED.has(name) || PASSED_TOO.test(name) || (area === 'demo' && name === DEMO_ADMIN)) passed[name] = value;
  }
  const cookie = headers.cookie?.replaceAll(OWN_COOKIE, '').replace(/^;\s*/, '');
  if (cookie) passed['cookie'] = cookie;
  return passed;
}

/**
 * What the operator says to a browser: of the answer itself, and nothing of its own host or software, of the connection, or of what the
 * site's pages, workers and windows may do.
 */
const PASSED_BACK = new Set([
  'accept-ranges',
  'age',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'server-timing',
  'traceresponse',
  'vary',
]);
/** JSON is UTF-8 (RFC 8259); browsers would read it by the charset of its header, where frameworks have another default. */
const CHARSET_OF_JSON = /^(application\/(?:[\w.-]+\+)?json)\s*;.*/i;
const IS_OWN_COOKIE = /^\s*(?:__(?:host|secure)-)?parlour/i;
/** What the demo's pages and games need. Their origin is nobody's, so that none is a page of the site, wherever it is opened. */
const DEMO_SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Of the demo's games too: they are of no origin, so their own calls cross origins. */
const OF_DEMO = /^(?:access-control-allow-(?:headers|methods|origin)|referrer-policy)$/;

/** The response headers for the browser: no answer of a call or a file is ever shown as a page of the site. */
export function headersBack(area: Area, headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = { 'x-content-type-options': 'nosniff' };
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined && (PASSED_BACK.has(name) || (area === 'demo' && OF_DEMO.test(name)))) passed[name] = value;
  }
  if (area === 'api') passed['content-type'] = (headers['content-type'] ?? '').replace(CHARSET_OF_JSON, '$1');
  if (passed['content-type'] === '') delete passed['content-type'];
  // A member's answer is stored by nobody, whatever the operator says of all its answers.
  const caches = area === 'api' ? 'no-store' : headers['cache-control'];
  if (caches !== undefined) passed['cache-control'] = caches;
  const cookies = headers['set-cookie']?.filter((cookie) => !IS_OWN_COOKIE.test(cookie)) ?? [];
  if (cookies.length > 0) passed['set-cookie'] = cookies;
  passed['content-security-policy'] = policyOf(area, headers);
  return passed;
}

function policyOf(area: Area, headers: IncomingHttpHeaders): string {
  if (area !== 'demo') return "default-src 'none'; frame-ancestors 'none'; sandbox";
  const own = headers['content-security-policy'];
  // Two policies, both of which hold: no directive of the first can widen the second.
  return own === undefined ? DEMO_SANDBOX : `${String(own)}, ${DEMO_SANDBOX}`;
}
