import type { IncomingHttpHeaders } from 'node:http';
import type { ProxiedCall } from './proxiedCall';

/** Hop-by-hop headers, the host, the place in a trace, and headers with which a client could fake its address: none is forwarded. */
const STAYS = new Set([
  'connection',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-real-ip',
]);
const STAYS_TOO = /^(proxy|x-forwarded)-/;
/** Cookies of the gateway and of the site are not forwarded. */
const OWN_COOKIE = /(^|;)\s*parlour[\w.-]*=[^;]*/g;

/** The request headers for the operator, names and values in turn, with the place in the trace that the gateway gives the call. */
export function headersOn(
  { ip, host, protocol, method, headers }: Pick<ProxiedCall, 'ip' | 'host' | 'protocol' | 'method' | 'headers'>,
  traceparent: string,
): string[] {
  const passed = [
    // A client that has disconnected already has no address any more.
    ...['x-forwarded-for', ip || 'unknown'],
    ...['x-forwarded-host', host],
    ...['x-forwarded-proto', protocol],
    ...['traceparent', traceparent],
  ];
  // These methods have no body to forward.
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const ofThisHop = headers.connection?.toLowerCase().split(/\s*,\s*/);
  for (const [name, value] of Object.entries(headers)) {
    // Node makes a list of `set-cookie` alone, which no client has to send.
    if (typeof value !== 'string' || STAYS.has(name) || STAYS_TOO.test(name) || ofThisHop?.includes(name)) continue;
    if (name === 'content-length' && !hasBody) continue;
    const kept = name === 'cookie' ? value.replaceAll(OWN_COOKIE, '').replace(/^;\s*/, '') : value;
    if (name !== 'cookie' || kept !== '') passed.push(name, kept);
  }
  return passed;
}

/**
 * Hop-by-hop headers of the operator, headers that reveal its software, one that the gateway sets itself, one at which browsers ask
 * for a password in a window of their own, over the site that has a login, and those about the operator's own host: a browser would take
 * them for the site's, delete what it stores, or look for the site at another port.
 */
const STAYS_BEHIND = new Set([
  'alt-svc',
  'clear-site-data',
  'connection',
  'keep-alive',
  'nel',
  'report-to',
  'server',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'www-authenticate',
  'x-content-type-options',
  'x-powered-by',
  'x-request-id',
]);
const CACHES = 'cache-control';
/** What says how long proxies store an answer: some of it counts more than `Cache-Control` (RFC 9213). */
const SAYS_HOW_LONG = /^(?:.+-)?cache-control$|^(?:edge|surrogate)-control$|^x-accel-expires$/;
/** JSON is UTF-8 (RFC 8259); browsers would read it by the charset of its header, where frameworks have another default. */
const CHARSET_OF_JSON = /^(application\/(?:[\w.-]+\+)?json)\s*;.*/i;
const POLICY = 'content-security-policy';

/** The response headers for the browser, names and values in turn: no answer of a call or a file is ever shown as a page. */
export function headersBack(prefix: string, headers: IncomingHttpHeaders): (string | string[])[] {
  const isCall = prefix !== '/demo';
  const passed: (string | string[])[] = ['x-content-type-options', 'nosniff'];
  const isOfApi = prefix === '/api';
  // A member's answer is stored by nobody, whatever the operator says of all its answers.
  if (isOfApi) passed.push(CACHES, 'no-store');
  if (isCall) passed.push(POLICY, "default-src 'none'; frame-ancestors 'none'; sandbox");
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || STAYS_BEHIND.has(name) || name.startsWith('proxy-') || (isCall && name === POLICY)) continue;
    if (isOfApi && SAYS_HOW_LONG.test(name)) continue;
    passed.push(name, isOfApi && name === 'content-type' ? String(value).replace(CHARSET_OF_JSON, '$1') : value);
  }
  return passed;
}
