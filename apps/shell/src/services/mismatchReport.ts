import type { AnswerListeners } from '@parlour/api-client/transport';
import type { PageEvent } from './telemetryBuffer';

/** The longest name of a field that the gateway takes. */
const MOST_FIELD = 80;

/** Reports rows or fields of an answer that did not fit the endpoint, and what an answer was not read for, once a visit. */
export function createMismatchReport(emit: (event: PageEvent) => void): Required<Omit<AnswerListeners, 'onDate'>> {
  const reported = new Set<string>();
  const once = (event: PageEvent) => {
    const name = JSON.stringify({ ...event, count: 0 });
    if (!reported.has(name)) emit(event);
    reported.add(name);
  };
  return {
    onMismatch: (endpoint, field, count) =>
      once(field === '' ? { event: 'rowsDropped', endpoint, count } : { event: 'fieldOdd', endpoint, field, count }),
    onUnreadable: (endpoint, field) => once({ event: 'answerRefused', endpoint, field: field.slice(0, MOST_FIELD) }),
  };
}
