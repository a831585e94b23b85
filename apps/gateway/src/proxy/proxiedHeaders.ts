import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The kind of a proxied request: a call, a picture of the operator, or a page or file of the demo. */
export type Area = 'api' | 'pictures' | 'demo';

/**
 * The request headers that are forwarded: those that the site's pages and browsers send with their calls. All others are dropped,
 * above all those that proxies and frameworks obey: another address, host or method of the client (`X-Real-IP`, `X-Original-URL`,
 * `X-HTTP-Method-Override`, …).
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
/** Headers in which browsers describe themselves and the requesting page. */
const PASSED_TOO = /^(?:sec-(?:ch-ua|fetch|gpc)|access-control-request)\b/;
/** Cookies of the gateway and of the site are not forwarded. */
const OWN_COOKIE = /(^|;)\s*(?:__(?:host|secure)-)?parlour[\w.-]*=[^;]*/gi;

/** The header that authorises changes of the demo. */
const DEMO_ADMIN = 'x-demo-admin';

/** The request headers for the operator, with the trace context that the gateway gives the call. */
export function headersOn(
  area: Area,
  { ip, host, protocol, headers, sentType }: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'headers' | 'sentType'>,
  traceparent: string,
): Record<string, string> {
  const passed: Record<string, string> = {
    // The address is empty once the client has disconnected.
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
 * The response headers that are forwarded: those about the response itself. Headers about the operator's host or software, about
 * the connection, or with effects on the site's pages, workers and windows are dropped.
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
/** JSON is always UTF-8 (RFC 8259), but browsers follow the charset in the header, and frameworks may send another default. */
const CHARSET_OF_JSON = /^(application\/(?:[\w.-]+\+)?json)\s*;.*/i;
const IS_OWN_COOKIE = /^\s*(?:__(?:host|secure)-)?parlour/i;
/**
 * What the demo's pages and games need. The sandbox gives them an opaque origin, so that they never count as pages of the site,
 * wherever they are opened.
 */
const DEMO_SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Also needed by the demo's games: their origin is opaque, so their own calls are cross-origin. */
const OF_DEMO = /^(?:access-control-allow-(?:headers|methods|origin)|referrer-policy)$/;

/** Set before `content-length`: after it, Node reads this header as UTF-8 and refuses the result (nodejs/node#58240). */
const DISPOSITION = 'content-disposition';

/** The response headers for the browser; no response to a call or a file is ever shown as a page of the site. */
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
  // An answer for a member is never cached, whatever the operator's `Cache-Control` says.
  const caches = area === 'api' ? 'no-store' : headers['cache-control'];
  if (caches !== undefined) passed['cache-control'] = caches;
  const cookies = linesOf(headers['set-cookie']).filter((cookie) => !IS_OWN_COOKIE.test(cookie));
  if (cookies.length > 0) passed['set-cookie'] = asBytes(cookies);
  passed['content-security-policy'] = policyOf(area, headers);
  return passed;
}

/** undici gives a string for a header that occurs once, and a list for one that occurs several times. */
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
  // Both policies apply: no directive of the operator's can relax the sandbox.
  return own === undefined ? DEMO_SANDBOX : `${String(own)}, ${DEMO_SANDBOX}`;
}
