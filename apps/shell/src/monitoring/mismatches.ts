import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { PageEvent } from '../services/telemetryBuffer';

type Mismatch = Extract<PageEvent, { event: 'mismatch' }>;

/** The gateway accepts field names up to this length. */
const MAX_FIELD_LENGTH = 80;

/**
 * Returns a function that turns mismatches of an endpoint (dropped rows, an odd field, an unreadable answer) into telemetry
 * events. Each is reported once per visit; for a repetition it returns undefined.
 */
export function createMismatchReport(): (mismatch: Mismatch) => TelemetryEvent | undefined {
  const reported = new Set<string>();
  return (mismatch) => {
    const event = eventOf(mismatch);
    const name = JSON.stringify({ ...event, count: 0 });
    if (reported.has(name)) return undefined;
    reported.add(name);
    return event;
  };
}

function eventOf({ endpoint, field, count }: Mismatch): TelemetryEvent {
  const shortField = field.slice(0, MAX_FIELD_LENGTH);
  if (count === 0) return { event: 'answerRefused', endpoint, field: shortField };
  return field === '' ? { event: 'rowsDropped', endpoint, count } : { event: 'fieldOdd', endpoint, field: shortField, count };
}
