import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { type Proxies, trustOf } from '@parlour/rate-limit/trustedProxies';
import type { TracedRequest } from '@parlour/tracing';
import { requestId } from '@parlour/tracing/traceparent';

/** A call as it is passed on. */
export interface ProxiedCall extends TracedRequest {
  /** The address of the client, as far as the proxies in front of the gateway are trusted with it. */
  readonly ip: string | undefined;
  readonly host: string;
}

/** What Fastify would know of a request behind these proxies. */
export function callOf(request: IncomingMessage, proxies: Proxies): ProxiedCall {
  const { headers, method = '', url = '', socket } = request;
  const trust = trustOf(proxies);
  const isBehind = trust(socket.remoteAddress, 0);
  return {
    id: requestId(request),
    headers,
    method,
    url,
    ip: isBehind ? proxyAddr(request, trust) : socket.remoteAddress,
    host: (isBehind && lastOf(headers['x-forwarded-host'])) || (headers.host ?? ''),
    protocol: isBehind && lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http',
  };
}

/** What the nearest proxy has written. */
function lastOf(list: string | string[] | undefined): string | undefined {
  return list?.toString().split(',').at(-1)?.trim();
}
