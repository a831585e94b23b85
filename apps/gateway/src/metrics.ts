import type { Registry } from '@parlour/releases';
import { beacon } from '@parlour/releases/telemetry';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry as Metrics } from 'prom-client';
import * as v from 'valibot';

/** Health, metrics, and the facts that players' browsers send; only what is live becomes a label, so that nobody can invent more. */
export function serveMetrics(app: FastifyInstance, registry: Registry): void {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  const requests = new Histogram({
    name: 'parlour_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    registers: [metrics],
  });
  const facts = new Counter({
    name: 'parlour_facts_total',
    help: 'Facts from browsers, by event and remote',
    labelNames: ['event', 'remote', 'version'],
    registers: [metrics],
  });

  app.addHook('onResponse', async (request, reply) => {
    requests.observe({ route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  app.post('/telemetry', { bodyLimit: 16_384 }, async (request, reply) => {
    const parsed = v.safeParse(beacon, request.body);
    if (!parsed.success) return reply.code(400).send({ message: v.summarize(parsed.issues) });
    const live = await registry.current();
    for (const fact of parsed.output.facts) {
      const { event } = fact;
      const { remote = '', version = '' } = 'remote' in fact ? fact : {};
      const isLive = live?.remotes[remote]?.version === version;
      facts.inc(isLive ? { event, remote, version } : { event, remote: 'other', version: 'other' });
      if (event === 'remoteFailed') request.log.warn({ fact, composition: parsed.output.composition }, 'fact');
    }
    return reply.code(204).send();
  });
}
