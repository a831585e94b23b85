import type { Registry } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';
import type { LineState } from '../proxy/operatorLine';
import { createCachedCall } from '../promises/cachedCall';
import { withTimeout } from '../promises/withTimeout';

const MOST_MS = 1_000;
/** Frequent probes share one request to the store. */
const MAX_AGE_MS = 1_000;

/**
 * `/livez` (also `/healthz`): the process answers. `/readyz`: the gateway can serve the site, because the store answers and has a
 * manifest that this gateway's key signed. A gateway that was ready once stays ready while the store is down, since it goes on
 * serving the last manifest: all gateways are equally affected, and with none ready the site would be down. It also stays ready
 * when a later version of Parlour writes entries that it cannot read. A gateway that starts then is not ready, because its
 * manifest may be older than the one that players have. A gateway that is stopping is not ready, nor is one whose connections to
 * the operator are full or stuck. A slow or unreachable operator does not change readiness, since it affects all gateways alike:
 * the site then says what is unavailable.
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
      const newestState = await withTimeout(MOST_MS, newest(), 'late' as const);
      if (newestState === 'late') return { store: 'slow' };
      const [manifest, unread] = newestState;
      if (unread === undefined || last !== undefined) last = manifest?.sequence ?? last;
      return { store: 'reachable', ...(unread && { unread: unread.message }) };
    } catch {
      return { store: 'unreachable' };
    }
  };
  const isAlive = async () => ({ status: 'ok' });
  app.get('/healthz', isAlive);
  app.get('/livez', isAlive);
  app.get('/readyz', async (_request, reply) => {
    const [{ store, ...unread }, operator] = await Promise.all([readStore(), operatorLine()]);
    const isStopping = stopping?.aborted === true;
    const isReady = last !== undefined && !isStopping && operator !== 'full' && operator !== 'stuck';
    // The key needs no check: the gateway reads it when it starts, and does not start without one.
    const checks = { store, manifest: last ?? 'none', key: 'there', operator, ...unread };
    const status = isStopping ? 'stopping' : isReady ? 'ready' : 'not ready';
    return reply.code(isReady ? 200 : 503).send({ status, ...checks });
  });
}
