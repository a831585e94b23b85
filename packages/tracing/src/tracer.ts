import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The recorded data of a request. */
export type TracedRequest = Pick<FastifyRequest, 'id' | 'headers'>;

/** Sends traces and metrics of a server to a collector, by OTLP. */
export interface Tracing {
  /** Has each request of the server recorded as a span, and its time as `http.server.request.duration`. */
  watch(app: FastifyInstance): void;
  /** The header `traceparent` for calls made on behalf of a request. */
  traceparentFor(request: TracedRequest): string;
  /** Sends what is still buffered. */
  close(): Promise<void>;
}

/** A metric in the format of prom-client. */
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
  /** The server's existing metrics, which are sent unchanged. */
  readonly metrics?: () => Promise<readonly PrometheusMetric[]>;
}
