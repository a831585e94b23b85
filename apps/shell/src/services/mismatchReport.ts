import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

/** Tells operations what of an answer was odd: its rows that were left out, or a field; once a visit is enough. */
export function createMismatchReport(emit: (event: TelemetryEvent) => void) {
  const reported = new Set<string>();
  return (endpoint: string, field: string, count: number) => {
    const what = `${endpoint}.${field}`;
    if (reported.has(what)) return;
    reported.add(what);
    emit(field === '' ? { event: 'rowsDropped', endpoint, count } : { event: 'fieldOdd', endpoint, field, count });
  };
}
