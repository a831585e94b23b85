import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config';
import { type Headers, headersBack, headersOn } from './proxyHeaders';
import { limitBodies } from './proxyBodies';

const TIMEOUT_MS = 35_000;
const MOST_CONNECTIONS = 1_024;

/** Proxies `/api` and `/demo` to the operator. */
export async function serveOperator(app: FastifyInstance, { apiOrigin }: Pick<GatewayConfig, 'apiOrigin'>): Promise<void> {
  for (const prefix of ['/api', '/demo']) {
    await app.register(async (scope) => {
      limitBodies(scope);
      await scope.register(proxy, {
        upstream: apiOrigin,
        prefix,
        rewritePrefix: prefix,
        undici: {
          connections: MOST_CONNECTIONS,
          headersTimeout: TIMEOUT_MS,
          bodyTimeout: TIMEOUT_MS,
          // Without it, any certificate would be accepted.
          connect: { rejectUnauthorized: true },
        },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => headersOn(request, headers),
          rewriteHeaders: (headers: Headers) => headersBack(prefix, headers),
          // The client decides whether to retry a call.
          retryDelay: () => null,
          onResponse: (_request, reply, { stream }) => {
            if (!reply.raw.destroyed) {
              void reply.send(stream);
              return;
            }
            // The client has disconnected: there is no response to send, and no error.
            reply.hijack();
            stream.on('error', () => undefined).destroy();
          },
          onError: (reply, { error }) => {
            void reply.code(statusOf(error)).send({ message: 'The operator cannot be reached.' });
          },
        },
      });
    });
  }
}

/** The error may contain internal names, so clients get none of it. */
function statusOf(error: Error): number {
  const status = 'statusCode' in error ? Number(error.statusCode) : 502;
  return status === 500 || status === 503 ? 502 : status;
}
