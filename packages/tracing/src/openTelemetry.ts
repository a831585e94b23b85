import { setTimeout as after } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { prometheusProducer } from './prometheusProducer';
import { readTraceparent, traceparentOf } from './traceparent';
import type { TracedRequest, Tracing, TracingParts } from './tracer';

const SCOPE = '@parlour/tracing';
const SERVER_FAULT = 500;
/** Timeout for sending at the end, so that a server stops although its collector is down. */
const MOST_CLOSING_MS = 2_000;
/** The route of requests that matched none. */
const NO_ROUTE = 'none';

/** Histogram bounds in seconds, from the semantic conventions of OpenTelemetry for HTTP. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Records requests with the SDK of OpenTelemetry. */
export function openTelemetry({ service, env, metrics }: TracingParts): Tracing {
  const resource = resourceFromAttributes({ 'service.name': env['OTEL_SERVICE_NAME'] ?? service });
  const traces = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] });
  const interval = Number(env['OTEL_METRIC_EXPORT_INTERVAL'] ?? 60_000);
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: interval,
        exportTimeoutMillis: Math.min(interval, 30_000),
        ...(metrics && { metricProducers: [prometheusProducer(metrics, resource)] }),
      }),
    ],
  });
  const tracer = traces.getTracer(SCOPE);
  const duration = meters.getMeter(SCOPE).createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDARIES },
  });
  const spans = new WeakMap<TracedRequest, Span>();

  return {
    watch: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, protocol, url } = request;
        // Neither the query nor the client's address is recorded, since both may identify a player.
        const attributes = { 'http.request.method': method, 'url.scheme': protocol, 'url.path': url.replace(/[?#].*/s, '') };
        spans.set(request, tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parentOf(request)));
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        const route = request.routeOptions.url ?? NO_ROUTE;
        const status = reply.raw.statusCode;
        const attributes = { 'http.route': route, 'http.response.status_code': status };
        duration.record(reply.elapsedTime / 1000, { 'http.request.method': request.method, ...attributes });
        span?.updateName(`${request.method} ${route}`);
        span?.setAttributes(attributes);
        if (status >= SERVER_FAULT) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    traceparentFor: (request) => {
      const { traceId, spanId, traceFlags } = spans.get(request)?.spanContext() ?? readParent(request);
      return traceparentOf({ traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED });
    },
    close: async () => {
      const sent = Promise.allSettled([traces.shutdown(), meters.shutdown()]);
      await Promise.race([sent, after(MOST_CLOSING_MS, undefined, { ref: false })]);
    },
  };
}

function parentOf(request: TracedRequest): Context {
  return trace.setSpanContext(ROOT_CONTEXT, readParent(request));
}

/** The trace context that the client sent; otherwise one whose trace id is the id of the request. */
function readParent({ headers, id }: TracedRequest) {
  const given = readTraceparent(headers);
  // A remote parent that is never recorded, so that the trace has the id that is logged.
  const { traceId, spanId, isSampled } = given ?? { traceId: id, spanId: id.slice(0, 16), isSampled: true };
  return { traceId, spanId, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
}
