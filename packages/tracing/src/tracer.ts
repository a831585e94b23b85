import type { FastifyInstance, FastifyRequest } from 'fastify';

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
