import type { Store } from '@parlour/release-server';
import type { FastifyInstance } from 'fastify';
import { createFileAnswers } from './fileAnswers';

const IN_MEMORY_BYTES = 64_000_000;

/** Serves the files of published releases: they are immutable, so browsers cache them permanently. */
export function serveAssets(app: FastifyInstance, store: Store): void {
  const files = createFileAnswers(store, 'assets/', IN_MEMORY_BYTES);
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    return files.send(request, reply, request.params['*'], 'public, max-age=31536000, immutable');
  });
}
