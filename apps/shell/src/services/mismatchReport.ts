import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

/** Reports rows or fields of an answer that did not fit the endpoint, once a visit. */
export function createMismatchReport(emit: (event: TelemetryEvent) => void) {
  const reported = new Set<string>();
  return (endpoint: string, field: string, count: number) => {
    const what = `${endpoint}.${field}`;
    if (reported.has(what)) return;
    reported.add(what);
    emit(field === '' ? { event: 'rowsDropped', endpoint, count } : { event: 'fieldOdd', endpoint, field, count });
  };
}
