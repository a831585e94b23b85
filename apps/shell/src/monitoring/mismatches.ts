import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { PageEvent } from '../services/telemetryBuffer';

type Mismatch = Extract<PageEvent, { event: 'mismatch' }>;

/** The longest name of a field that the gateway takes. */
const MOST_FIELD = 80;

/** Gives the event of rows or a field that did not fit the endpoint, or that an answer was refused for: each once a visit. */
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
  const short = field.slice(0, MOST_FIELD);
  if (count === 0) return { event: 'answerRefused', endpoint, field: short };
  return field === '' ? { event: 'rowsDropped', endpoint, count } : { event: 'fieldOdd', endpoint, field: short, count };
}
