import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Hop-by-hop headers, and headers with which a client could fake its address: neither are forwarded. */
const STAYS =
  /^(connection|expect|forwarded|http2-settings|keep-alive|proxy-.*|te|trailer|upgrade|via|x-forwarded-.*|x-real-ip)$/;
const BODY = /^(content-length|transfer-encoding)$/;
/** Cookies of the gateway and of the site are not forwarded. */
const OWN_COOKIE = /(^|;)\s*parlour[\w.-]*=[^;]*/g;

/** The request headers for the operator. */
export function headersOn(
  { ip, host, protocol, method }: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'method'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  // These methods have no body to forward.
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const passed = Object.entries(headers).filter(([name]) => !STAYS.test(name) && (hasBody || !BODY.test(name)));
  const { cookie, ...rest } = Object.fromEntries(passed);
  const cookies = String(cookie ?? '')
    .replaceAll(OWN_COOKIE, '')
    .replace(/^;\s*/, '');
  return {
    ...rest,
    ...(cookies === '' ? {} : { cookie: cookies }),
    // A client that has disconnected already has no address any more.
    'x-forwarded-for': ip || 'unknown',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  };
}

/** Hop-by-hop headers of the operator, and headers that reveal its software. */
const STAYS_BEHIND = /^(connection|keep-alive|proxy-.*|server|te|trailer|upgrade|x-powered-by)$/;

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The response headers for the browser: no answer of a call is ever shown as a page. */
export function headersBack(prefix: string, headers: Headers): Headers {
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !STAYS_BEHIND.test(name)));
  const shut = prefix === '/api' ? { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" } : {};
  return { ...rest, ...shut, 'x-content-type-options': 'nosniff' };
}
