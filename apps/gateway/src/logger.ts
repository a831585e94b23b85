import type { FastifyServerOptions } from 'fastify';

/** What is logged of a request: neither who sent it nor what its address carries, which may be a preview token or a token. */
export const logger = {
  level: process.env['LOG_LEVEL'] ?? 'warn',
  serializers: {
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({ method, path: url.replace(/[?#].*/s, '') }),
  },
} satisfies FastifyServerOptions['logger'];
