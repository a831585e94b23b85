import fastify, { type FastifyInstance } from 'fastify';
import { type Collector, openCollector } from './testing/collector';
import { requestId } from './traceparent';
import { type PrometheusMetric, startTracing, type Tracing } from './tracing';

const TRACE = '7f3a91c2e4b05d6f8a1b2c3d4e5f6071';
const PAGE = '1122334455667788';

let collector: Collector;
let app: FastifyInstance;
let tracing: Tracing;
let onward: string[];
const metrics: PrometheusMetric[] = [
  { name: 'parlour_total', help: 'a counter', type: 'counter', values: [{ value: 3, labels: { event: 'a' } }] },
  {
    name: 'parlour_seconds',
    help: 'a histogram',
    type: 'histogram',
    values: [
      { value: 1, labels: { le: 0.5, route: '/' }, metricName: 'parlour_seconds_bucket' },
      { value: 4, labels: { le: 1, route: '/' }, metricName: 'parlour_seconds_bucket' },
      { value: 5, labels: { le: '+Inf', route: '/' }, metricName: 'parlour_seconds_bucket' },
      { value: 6.5, labels: { route: '/' }, metricName: 'parlour_seconds_sum' },
      { value: 5, labels: { route: '/' }, metricName: 'parlour_seconds_count' },
    ],
  },
];
const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];

beforeEach(async () => {
  collector = await openCollector();
  // The exporters read the environment of the process.
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  tracing = await startTracing({ service: 'parlour-test', env: process.env, metrics: async () => metrics });
  onward = [];
  app = fastify({ genReqId: requestId });
  tracing.watch(app);
  app.get('/deposits/:id', async (request) => {
    onward.push(tracing.traceparentFor(request));
    return request.id;
  });
  app.get('/broken', () => Promise.reject(new Error('broken')));
});
afterEach(async () => {
  if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
  await app.close();
  await collector.close();
});

const ask = (url: string, traceparent?: string) =>
  app.inject({ url, headers: { authorization: 'Bearer secret', ...(traceparent !== undefined && { traceparent }) } });

it('a request is a span in the trace of the client, and what is called for it is below that span', async () => {
  const { body } = await ask('/deposits/7?card=6222020200112233', `00-${TRACE}-${PAGE}-01`);
  expect(body).toBe(TRACE);
  await tracing.close();
  const [span] = collector.spans();
  expect(span).toMatchObject({
    service: 'parlour-test',
    name: 'GET /deposits/:id',
    traceId: TRACE,
    parentSpanId: PAGE,
    attributes: { 'http.route': '/deposits/:id', 'url.path': '/deposits/7', 'http.response.status_code': 200 },
  });
  expect(onward).toEqual([`00-${TRACE}-${span?.spanId}-01`]);
  for (const secret of ['6222020200112233', 'secret', '127.0.0.1"']) expect(collector.text()).not.toContain(secret);
});

it('a client without a trace gets one, which has the id of the request', async () => {
  const { body } = await ask('/deposits/7');
  expect(body).toMatch(/^[0-9a-f]{32}$/);
  await tracing.close();
  expect(collector.spans()[0]?.traceId).toBe(body);
});

it('a trace that a client does not want recorded is not', async () => {
  await ask('/deposits/7', `00-${TRACE}-${PAGE}-00`);
  await tracing.close();
  expect(collector.spans()).toEqual([]);
  expect(onward[0]).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
});

it('sends the time of requests, and the metrics of the server with their names', async () => {
  await ask('/broken');
  await tracing.close();
  expect([...collector.metrics()].toSorted()).toEqual(['http.server.request.duration', 'parlour_seconds', 'parlour_total']);
  expect(collector.text()).toContain('"bucketCounts":[1,3,1],"explicitBounds":[0.5,1]');
  expect(collector.spans()[0]).toMatchObject({ name: 'GET /broken', attributes: { 'http.response.status_code': 500 } });
});

it('a collector that is down costs no request, and keeps no server from ending', async () => {
  await collector.close();
  expect((await ask('/deposits/7')).statusCode).toBe(200);
  const startedAt = performance.now();
  await tracing.close();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});
