import type { Registry } from '@parlour/releases';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry as Metrics } from 'prom-client';
import * as v from 'valibot';

const fact = v.looseObject({
  event: v.picklist(['remoteFailed', 'rowsDropped']),
  composition: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  remote: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  version: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});

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
    const parsed = v.safeParse(fact, request.body);
    if (!parsed.success) return reply.code(400).send({ message: v.summarize(parsed.issues) });
    const { event, remote, version } = parsed.output;
    const isLive = (await registry.current())?.remotes[remote]?.version === version;
    facts.inc(isLive ? { event, remote, version } : { event, remote: 'other', version: 'other' });
    request.log.warn({ fact: parsed.output }, 'fact');
    return reply.code(204).send();
  });
}
