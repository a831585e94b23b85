import { randomBytes } from 'node:crypto';
import type { Store } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config';
import { consoleSecurity } from '../document/contentSecurity';
import { compress } from './encoding';
import { createFileAnswers } from './fileAnswers';

const IN_MEMORY_BYTES = 16_000_000;
/** Brotli quality: a file is compressed once, while somebody waits for it. */
const EFFORT = 9;
/**
 * Metadata of the build for packaging; only files with a hash in their names are served, since browsers cache them permanently.
 */
const NOTES = ['packages.json', 'third-party.txt'];

/** Serves the console's built files from a store. */
export function serveConsole(app: FastifyInstance, store: Store, config: Pick<GatewayConfig, 'devServer'>): void {
  const files = createFileAnswers(compressing(store), { prefix: '', memoryBytes: IN_MEMORY_BYTES });

  app.get('/console', (_request, reply) => reply.redirect('/console/', 301));
  app.get('/console/', async ({ headers: { 'user-agent': userAgent } }, reply) => {
    const document = await store.read('index.html');
    if (document === undefined) return reply.code(404).type('text/plain').send('The console is not built.');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        ...consoleSecurity(nonce, config, { userAgent }),
        'cache-control': 'no-store',
      })
      .send(document.toString().replaceAll('__NONCE__', nonce));
  });
  app.get<{ Params: { '*': string } }>('/console/*', (request, reply) => {
    if (request.params['*'] === 'index.html') return reply.redirect('/console/', 301);
    if (NOTES.includes(request.params['*'])) return reply.callNotFound();
    return files.send(request, reply, request.params['*']);
  });
}

/** The files with their compressed variants, created at the first request. */
function compressing(store: Store): Store {
  return {
    ...store,
    read: async (key) => {
      const encoding = key.endsWith('.br') ? 'br' : key.endsWith('.gz') ? 'gzip' : undefined;
      if (encoding === undefined) return store.read(key);
      const bytes = await store.read(key.slice(0, -3));
      return bytes && compress[encoding](bytes, EFFORT);
    },
  };
}
