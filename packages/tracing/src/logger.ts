import type { FastifyServerOptions } from 'fastify';

/** What is logged of a request: neither the client nor the query, which may contain tokens. */
export const logger = {
  level: process.env['LOG_LEVEL'] ?? 'warn',
  serializers: {
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({ method, path: url.replace(/[?#].*/s, '') }),
  },
} satisfies FastifyServerOptions['logger'];
