import type { Registry } from '@parlour/release-server';
import type { FastifyInstance } from 'fastify';
import { createLiveManifest } from './liveManifest';
import { within } from './within';

const MOST_MS = 1_000;
/** Whoever asks often does not ask the store each time. */
const MAX_AGE_MS = 1_000;

/**
 * `/livez` (also `/healthz`): the process answers. `/readyz`: it can serve the site, because the store answers and has a manifest that
 * is signed by this gateway's key. Once it could, it goes on serving the last manifest while the store is down, and stays ready: no
 * gateway is better off then, and without any the site would be down. It is not ready once it is stopping.
 */
export function serveProbes(
  app: FastifyInstance,
  registry: Registry,
  { stopping, now = Date.now }: { readonly stopping?: AbortSignal; readonly now?: () => number } = {},
): void {
  const live = createLiveManifest(registry, MAX_AGE_MS, now);
  let last: number | undefined;
  const look = async () => {
    try {
      const manifest = await within(MOST_MS, live(), 'late' as const);
      if (manifest === 'late') return 'slow';
      last = manifest?.sequence ?? last;
      return 'reachable';
    } catch {
      return 'unreachable';
    }
  };
  const isAlive = async () => ({ status: 'ok' });
  app.get('/healthz', isAlive);
  app.get('/livez', isAlive);
  app.get('/readyz', async (_request, reply) => {
    const store = await look();
    const isStopping = stopping?.aborted === true;
    const isReady = last !== undefined && !isStopping;
    // The key is read when the gateway starts, which fails without one.
    const checks = { store, manifest: last ?? 'none', key: 'there' };
    const status = isStopping ? 'stopping' : isReady ? 'ready' : 'not ready';
    return reply.code(isReady ? 200 : 503).send({ status, ...checks });
  });
}
