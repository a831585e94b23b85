import type { Beacon } from '@parlour/release-contract/telemetry';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PrometheusMetric } from '@parlour/tracing';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { type LineMetrics, lineStateNames } from '../proxy/operatorLine';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as Metrics } from 'prom-client';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 4, 8, 20];

/** Prometheus metrics of the telemetry that pages send. */
export interface TelemetryMetrics {
  /** Counts a beacon all of whose releases are published, so that clients cannot add labels of their own. */
  take(beacon: Beacon): void;
  /** Counts telemetry about unpublished releases. */
  unknown(events: number): void;
  /** Counts a CSP violation that a page reported, by directive. */
  violation(rule: string): void;
}

/** Metrics of a gateway's background tasks. */
export interface TaskMetrics {
  /** The number of the manifest that this gateway serves. */
  live(sequence: number): void;
  /** Counts a task that failed, such as `store the telemetry`. */
  taskFailed(task: string): void;
  /** Called when the guardrail has taken a canary back. */
  canaryTakenBack(remote: string, version: string): void;
}

export interface GatewayMetrics extends TelemetryMetrics, TaskMetrics {
  /**
   * Counts a request until its response is sent or its client has disconnected. `route` is given for requests that Fastify does
   * not handle.
   */
  countInFlight(response: ServerResponse, earlyRoute?: string): void;
  /** Metrics of the connections to the operator. */
  /** Of the line to the backend of a site; sites without a backend of their own share that of the default one. */
  readonly line: (site: string) => LineMetrics;
  /** Counts each request that Fastify answers. */
  countRequests(app: FastifyInstance): void;
  /** All metrics in the text format of Prometheus. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
  /** All metrics, for an exporter. */
  list(): Promise<readonly PrometheusMetric[]>;
}

/** Metrics of the gateway's process and requests, and of the telemetry that pages send. */
export function createMetrics(): GatewayMetrics {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  const registers = [metrics];
  const requests = new Histogram({
    name: 'parlour_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const inFlight = new Gauge({
    name: 'parlour_requests_in_flight',
    help: 'Requests that were not yet answered; what a cluster scales gateways by',
    registers,
  });
  const lineRoom = new Gauge({
    name: 'parlour_operator_room',
    help: 'Requests that may be under way to the operator at once, by kind',
    labelNames: ['site', 'kind'],
    registers,
  });
  const lineUse = new Gauge({
    name: 'parlour_operator_requests',
    help: 'Requests that are under way to the operator, from their beginning to the end of their answer, by kind',
    labelNames: ['site', 'kind'],
    registers,
  });
  const lineRefusals = new Counter({
    name: 'parlour_operator_refused_total',
    help: 'Requests that were answered 503 for want of room, by kind and by whose room it was: of one client, or of all',
    labelNames: ['site', 'kind', 'room'],
    registers,
  });
  const lineStates = new Gauge({
    name: 'parlour_operator_line',
    help: '1 for how the last probe through the line to the operator ended, 0 for each other way',
    labelNames: ['site', 'state'],
    registers,
  });
  for (const state of lineStateNames) lineStates.set({ site: DEFAULT_SITE, state }, 0);
  const events = new Counter({
    name: 'parlour_telemetry_events_total',
    help: 'Events from browsers, by event and release',
    labelNames: ['event', 'remote', 'version'],
    registers,
  });
  const violations = new Counter({
    name: 'parlour_policy_violations_total',
    help: 'What documents were kept from by their policies, by rule',
    labelNames: ['rule'],
    registers,
  });
  const sequence = new Gauge({
    name: 'parlour_live_manifest',
    help: 'The number of the manifest that this gateway serves',
    registers,
  });
  const failedTasks = new Counter({
    name: 'parlour_task_failures_total',
    help: 'How often a task of the gateway failed; its store is the usual reason',
    labelNames: ['task'],
    registers,
  });
  // A gauge with the time instead of a counter: the first increment of a counter has no earlier sample that an alert could
  // compare it with.
  const takenBack = new Gauge({
    name: 'parlour_canary_taken_back_seconds',
    help: 'When the guardrail of this gateway took a canary back, in seconds since 1970',
    labelNames: ['remote', 'version'],
    registers,
  });
  const loads = new Histogram({
    name: 'parlour_screen_load_seconds',
    help: 'Time from asking for a screen to its being mounted, by release and class of device',
    labelNames: ['remote', 'version', 'device'],
    buckets: SECONDS,
    registers,
  });
  const shown = { labelNames: ['remote', 'version', 'device'], registers };
  const vitals = {
    LCP: new Histogram({ name: 'parlour_lcp_seconds', help: 'Largest contentful paint', ...shown, buckets: SECONDS }),
    INP: new Histogram({ name: 'parlour_inp_seconds', help: 'Interaction to next paint', ...shown, buckets: SECONDS }),
    CLS: new Histogram({
      name: 'parlour_cls',
      help: 'Cumulative layout shift',
      ...shown,
      buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
    }),
  };

  return {
    list: () => metrics.getMetricsAsJSON(),
    read: async () => ({ type: metrics.contentType, text: await metrics.metrics() }),
    countInFlight: (response, route) => {
      inFlight.inc();
      const startedAt = route === undefined ? 0 : performance.now();
      response.once('close', () => {
        inFlight.dec();
        if (route === undefined) return;
        requests.observe({ route, status: String(response.statusCode) }, (performance.now() - startedAt) / 1000);
      });
    },
    line: (site) => ({
      room: (kind, all) => {
        lineRoom.set({ site, kind }, all);
        for (const room of ['client', 'all']) lineRefusals.inc({ site, kind, room }, 0);
      },
      underWay: (kind, now) => lineUse.set({ site, kind }, now),
      refused: (kind, room) => lineRefusals.inc({ site, kind, room }),
      probed: (state) => {
        for (const one of lineStateNames) lineStates.set({ site, state: one }, Number(one === state));
      },
    }),
    countRequests: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        requests.observe(
          { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
    live: (number) => sequence.set(number),
    taskFailed: (task) => failedTasks.inc({ task }),
    canaryTakenBack: (remote, version) => takenBack.setToCurrentTime({ remote, version }),
    violation: (rule) => violations.inc({ rule }),
    unknown: (count) => events.inc({ event: 'unknown', remote: 'other', version: 'other' }, count),
    take: ({ device = '', events: given }) => {
      for (const event of given) {
        const { remote, version } = 'remote' in event ? event : { remote: '', version: '' };
        events.inc({ event: event.event, remote, version });
        if (event.event === 'screenLoaded') loads.observe({ remote, version, device }, event.ms / 1000);
        if (event.event === 'vital') {
          const { remote: name = '', version: of = '' } = event.shown ?? {};
          const value = event.name === 'CLS' ? event.value : event.value / 1000;
          vitals[event.name].observe({ remote: name, version: of, device }, value);
        }
      }
    },
  };
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the metrics at `/metrics` of a port that is not for players; port 0 is a free one. */
export async function serveMetrics({ read }: Pick<GatewayMetrics, 'read'>, port: number, host: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end('Metrics are at /metrics.\n');
      return;
    }
    read().then(
      ({ type, text }) => response.setHeader('content-type', type).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
