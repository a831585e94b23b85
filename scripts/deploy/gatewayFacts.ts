import { gatewayVariables } from '../../apps/gateway/src/config';
import { serveProbes } from '../../apps/gateway/src/http/probes';
import { storeVariables } from '../../packages/registry/src/storage/openStore';

/** Variables that OpenTelemetry reads, see docs/operating.md. */
const telemetryVariables = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_METRIC_EXPORT_INTERVAL',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
];

/** Every variable that a gateway reads. */
export const knownVariables = [...new Set([...gatewayVariables, ...storeVariables, ...telemetryVariables])];

/** The paths at which a gateway answers probes. */
export function probePaths(): readonly string[] {
  const paths: string[] = [];
  const app = { get: (path: string) => paths.push(path) };
  serveProbes(app as never, {} as never, {} as never);
  return paths;
}
