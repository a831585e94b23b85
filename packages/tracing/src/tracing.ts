import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onwardTraceparent } from './traceparent';

/** What is recorded of a request. */
export type TracedRequest = Pick<FastifyRequest, 'id' | 'headers'>;

/** Sends traces and metrics of a server to a collector, by OTLP. */
export interface Tracing {
  /** Has each request of the server recorded as a span, and its time as `http.server.request.duration`. */
  watch(app: FastifyInstance): void;
  /** The header `traceparent` for calls that are made for a request. */
  traceparentFor(request: TracedRequest): string;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** Nothing is recorded, and the client's place in a trace is passed on. */
export const noTracing: Tracing = {
  watch: () => undefined,
  traceparentFor: ({ id, headers }) => onwardTraceparent(id, headers),
  close: () => Promise.resolve(),
};

/** A metric as prom-client gives it. */
export interface PrometheusMetric {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Partial<Record<string, string | number>>>;
    readonly metricName?: string;
  }[];
}

export interface TracingParts {
  /** `service.name` of everything that is sent, unless `OTEL_SERVICE_NAME` is set. */
  readonly service: string;
  readonly env: NodeJS.ProcessEnv;
  /** Metrics that the server has already, which are sent as they are. */
  readonly metrics?: () => Promise<readonly PrometheusMetric[]>;
}

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
