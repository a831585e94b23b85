import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { FaultyLine } from '@parlour/testing/faultyLine';

/** Telemetry that pages sent over a line. */
export const telemetryEventsOn = ({ requests }: FaultyLine): readonly TelemetryEvent[] =>
  requests.filter(({ path }) => path === '/telemetry').flatMap(({ body }) => (JSON.parse(body) as Beacon).events);
