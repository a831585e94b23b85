import { onwardTraceparent } from './traceparent';
import type { Tracing, TracingParts } from './tracer';

export type { PrometheusMetric, TracedRequest, Tracing, TracingParts } from './tracer';

/** Nothing is recorded, and the client's place in a trace is passed on. */
export const noTracing: Tracing = {
  watch: () => undefined,
  traceparentFor: ({ id, headers }) => onwardTraceparent(id, headers),
  close: () => Promise.resolve(),
};

/**
 * Starts sending when `OTEL_EXPORTER_OTLP_ENDPOINT` is set (`http://collector:4318`); else nothing is loaded. The other variables of
 * OpenTelemetry for exporters and sampling hold as well.
 */
export async function startTracing(parts: TracingParts): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '' } = parts.env;
  if (endpoint === '') return noTracing;
  if (!/^https?:\/\/[^\s/]/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT="${endpoint}" is not an address like http://collector:4318`);
  const { openTelemetry } = await import(/* webpackChunkName: "openTelemetry" */ './openTelemetry');
  return openTelemetry(parts);
}
