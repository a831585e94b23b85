import type { FastifyRequest } from 'fastify';
import { readTraceparent, requestId, traceparentOf } from './traceparent';
import { noTracing, startTracing } from './tracing';

const TRACE = '7f3a91c2e4b05d6f8a1b2c3d4e5f6071';
const SPAN = '1122334455667788';

it.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
  [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN, isSampled: false }],
  [`00-${TRACE}-${SPAN}-03`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
  [`01-${TRACE}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${SPAN}-01\n"reqId":"x"`, undefined],
  ['', undefined],
])('reads %j', (traceparent, read) => {
  expect(readTraceparent({ traceparent })).toEqual(read);
});

it('writes what it reads', () => {
  const traceparent = `00-${TRACE}-${SPAN}-01`;
  const read = readTraceparent({ traceparent });
  expect(read && traceparentOf(read)).toBe(traceparent);
});

it('a request has the id of its trace, and one of its own where a client sent none', () => {
  expect(requestId({ headers: { traceparent: `00-${TRACE}-${SPAN}-01` } })).toBe(TRACE);
  const [one, other] = [requestId({ headers: {} }), requestId({ headers: { traceparent: 'nonsense' } })];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});

it('without a collector nothing is recorded, and the place in the trace is passed on', async () => {
  const tracing = await startTracing({ service: 'parlour-test', env: {} });
  expect(tracing).toBe(noTracing);
  const request = (headers: object, id: string) => ({ headers, id }) as FastifyRequest;
  expect(tracing.traceparentFor(request({ traceparent: `00-${TRACE}-${SPAN}-00` }, TRACE))).toBe(`00-${TRACE}-${SPAN}-00`);
  expect(tracing.traceparentFor(request({}, TRACE))).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
});

it.each(['collector:4318', 'ftp://collector', 'http://'])('says that %s is no address of a collector', async (endpoint) => {
  await expect(startTracing({ service: 'parlour-test', env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })).rejects.toThrow(
    `OTEL_EXPORTER_OTLP_ENDPOINT="${endpoint}" is not an address like http://collector:4318`,
  );
});
