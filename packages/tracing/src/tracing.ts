import { onwardTraceparent } from './traceparent';
import type { Tracing, TracingParts } from './tracer';

export type { PrometheusMetric, TracedRequest, Tracing, TracingParts } from './tracer';

/** Used without a collector: records nothing, and passes the client's trace context on. */
export const noTracing: Tracing = {
  watch: () => undefined,
  traceparentFor: ({ id, headers }) => onwardTraceparent(id, headers),
  close: () => Promise.resolve(),
};

/**
 * Starts sending if `OTEL_EXPORTER_OTLP_ENDPOINT` is set (`http://collector:4318`); otherwise the SDK is not even loaded. The
 * other OpenTelemetry variables for exporters and sampling apply as well.
 */
export async function startTracing(parts: TracingParts): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '' } = parts.env;
  if (endpoint === '') return noTracing;
  if (!/^https?:\/\/[^\s/]/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT="${endpoint}" is not an address like http://collector:4318`);
  const { openTelemetry } = await import(/* webpackChunkName: "openTelemetry" */ './openTelemetry');
  return openTelemetry(parts);
}
