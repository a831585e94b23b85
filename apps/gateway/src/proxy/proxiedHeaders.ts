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
  'dnt',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'idempotency-key',
  'last-event-id',
  'origin',
  'pragma',
  'priority',
  'range',
  'referer',
  'save-data',
  'user-agent',
  'x-csrf-token',
  'x-requested-with',
  'x-xsrf-token',
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
  { ip, host, protocol, headers, sentType }: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'headers' | 'sentType'>,
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
  if (sentType !== undefined) passed['content-type'] = sentType;
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
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-range',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'retry-after',
  'server-timing',
  'timing-allow-origin',
  'traceresponse',
  'vary',
  'x-accel-buffering',
  'x-total-count',
]);
const PASSED_BACK_TOO = /^(?:x-)?ratelimit\b/;
/** JSON is UTF-8 (RFC 8259); browsers would read it by the charset of its header, where frameworks have another default. */
const CHARSET_OF_JSON = /^(application\/(?:[\w.-]+\+)?json)\s*;.*/i;
const IS_OWN_COOKIE = /^\s*(?:__(?:host|secure)-)?parlour/i;
/** What the demo's pages and games need. Their origin is nobody's, so that none is a page of the site, wherever it is opened. */
const DEMO_SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Of the demo's games too: they are of no origin, so their own calls cross origins. */
const OF_DEMO = /^(?:access-control-allow-(?:headers|methods|origin)|referrer-policy)$/;

/** Behind a length Node reads it as UTF-8, and refuses what it then is (nodejs/node#58240); so it comes first. */
const DISPOSITION = 'content-disposition';

/** The response headers for the browser: no answer of a call or a file is ever shown as a page of the site. */
export function headersBack(area: Area, headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = { 'x-content-type-options': 'nosniff' };
  const disposition = headers[DISPOSITION];
  if (disposition !== undefined) passed[DISPOSITION] = asBytes(disposition);
  for (const [name, value] of Object.entries(headers)) {
    const isPassed = PASSED_BACK.has(name) || PASSED_BACK_TOO.test(name) || (area === 'demo' && OF_DEMO.test(name));
    if (value !== undefined && isPassed) passed[name] = asBytes(value);
  }
  const [type] = linesOf(headers['content-type']);
  if (type !== undefined) passed['content-type'] = asBytes(area === 'api' ? type.replace(CHARSET_OF_JSON, '$1') : type);
  // A member's answer is stored by nobody, whatever the operator says of all its answers.
  const caches = area === 'api' ? 'no-store' : headers['cache-control'];
  if (caches !== undefined) passed['cache-control'] = caches;
  const cookies = linesOf(headers['set-cookie']).filter((cookie) => !IS_OWN_COOKIE.test(cookie));
  if (cookies.length > 0) passed['set-cookie'] = asBytes(cookies);
  passed['content-security-policy'] = policyOf(area, headers);
  return passed;
}

/** undici gives one line as text and several as a list, of every header. */
function linesOf(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat();
}

/** undici reads some headers as UTF-8 and others as bytes; Node writes bytes. */
function asBytes<Value extends string | string[]>(value: Value): Value {
  const bytes = (text: string) => (/[^\0-\xff]/.test(text) ? Buffer.from(text).toString('latin1') : text);
  return (typeof value === 'string' ? bytes(value) : value.map(bytes)) as Value;
}

function policyOf(area: Area, headers: IncomingHttpHeaders): string {
  if (area !== 'demo') return "default-src 'none'; frame-ancestors 'none'; sandbox";
  const own = headers['content-security-policy'];
  // Two policies, both of which hold: no directive of the first can widen the second.
  return own === undefined ? DEMO_SANDBOX : `${String(own)}, ${DEMO_SANDBOX}`;
}
