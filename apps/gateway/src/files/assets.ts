import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Store } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';
import { createFileAnswers } from './fileAnswers';

const IN_MEMORY_BYTES = 64_000_000;
const PREFIX = '/assets/';
const ROUTE = `${PREFIX}*`;

/** Answers a request before Fastify handles it, and returns the route; undefined if Fastify has to handle it. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/**
 * Serves the files of published releases: they are immutable, so browsers cache them permanently. Files in memory are sent before
 * Fastify handles the request, which saves a tenth of the processor time (docs/speed-diary.md). The address of a file never needs
 * decoding, so it cannot be mistaken for another file's.
 */
export function serveAssets(app: FastifyInstance, store: Store, isNeeded?: (key: string) => Promise<boolean>): EarlyAnswer {
  const headers = { 'access-control-allow-origin': '*' };
  const files = createFileAnswers(store, {
    prefix: 'assets/',
    memoryBytes: IN_MEMORY_BYTES,
    headers,
    ...(isNeeded && { isNeeded }),
  });
  app.get<{ Params: { '*': string } }>(ROUTE, (request, reply) => files.send(request, reply, request.params['*']));
  return (request, response) => {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(PREFIX)) return undefined;
    return files.sendFromMemory(request, response, url.slice(PREFIX.length)) ? ROUTE : undefined;
  };
}
