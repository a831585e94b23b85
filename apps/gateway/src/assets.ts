import type { Store } from '@parlour/release-server';
import type { FastifyInstance } from 'fastify';
import { createFileAnswers } from './fileAnswers';

const IN_MEMORY_BYTES = 64_000_000;

/** Serves the files of published releases: they are immutable, so browsers cache them permanently. */
export function serveAssets(app: FastifyInstance, store: Store): void {
  const headers = { 'access-control-allow-origin': '*' };
  const files = createFileAnswers(store, { prefix: 'assets/', memoryBytes: IN_MEMORY_BYTES, headers });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => files.send(request, reply, request.params['*']));
}
