import type { Registry } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';
import type { LineState } from '../proxy/operatorLine';
import { createCachedCall } from '../promises/cachedCall';
import { withTimeout } from '../promises/withTimeout';

const MOST_MS = 1_000;
/** Whoever asks often does not ask the store each time. */
const MAX_AGE_MS = 1_000;

/**
 * `/livez` (also `/healthz`): the process answers. `/readyz`: it can serve the site, because the store answers and has a manifest that
 * is signed by this gateway's key. Once it could, it goes on serving the last manifest while the store is down, and stays ready: no
 * gateway is better off then, and without any the site would be down. The same holds when a later version of Parlour writes what this
 * one cannot read; but a gateway that starts then is not ready, so that players are not sent to it who had a newer manifest before. Nor
 * is one that is stopping, nor one whose own line to the operator is full or stuck. An operator that is slow or down is so for every
 * gateway: the site then says what is unavailable.
 */
export function serveProbes(
  app: FastifyInstance,
  registry: Registry,
  {
    probeOperator,
    stopping,
    now = Date.now,
  }: { readonly probeOperator: () => Promise<LineState>; readonly stopping?: AbortSignal; readonly now?: () => number },
): void {
  const newest = createCachedCall(() => Promise.all([registry.current(), registry.unread()]), MAX_AGE_MS, now);
  const operatorLine = createCachedCall(probeOperator, MAX_AGE_MS, now);
  let last: number | undefined;
  const readStore = async () => {
    try {
      const found = await withTimeout(MOST_MS, newest(), 'late' as const);
      if (found === 'late') return { store: 'slow' };
      const [manifest, later] = found;
      if (later === undefined || last !== undefined) last = manifest?.sequence ?? last;
      return { store: 'reachable', ...(later && { unread: later.message }) };
    } catch {
      return { store: 'unreachable' };
    }
  };
  const isAlive = async () => ({ status: 'ok' });
  app.get('/healthz', isAlive);
  app.get('/livez', isAlive);
  app.get('/readyz', async (_request, reply) => {
    const [{ store, ...later }, operator] = await Promise.all([readStore(), operatorLine()]);
    const isStopping = stopping?.aborted === true;
    const isReady = last !== undefined && !isStopping && operator !== 'full' && operator !== 'stuck';
    // The key is read when the gateway starts, which fails without one.
    const checks = { store, manifest: last ?? 'none', key: 'there', operator, ...later };
    const status = isStopping ? 'stopping' : isReady ? 'ready' : 'not ready';
    return reply.code(isReady ? 200 : 503).send({ status, ...checks });
  });
}
