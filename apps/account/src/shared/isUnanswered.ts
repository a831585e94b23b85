import { type Endpoint, isApiError } from '@parlour/api-client';
import type { Sent } from '@parlour/platform';

/** Whether a call got no readable answer, so that the server may have executed it. Messages of the server are shown as toasts. */
export function isUnanswered(sent: Sent<Endpoint>): boolean {
  return 'error' in sent && isApiError(sent.error) && sent.error.isOutcomeUnknown && !sent.error.isServersText;
}
