import { type Endpoint, isApiError } from '@parlour/api-client';
import type { Sent } from '@parlour/platform';

/** Whether a call got no answer that can be read, so that it may have been carried out; what the server said is shown as a toast. */
export function isUnanswered(sent: Sent<Endpoint>): boolean {
  return 'error' in sent && isApiError(sent.error) && sent.error.isOutcomeUnknown && !sent.error.isServersText;
}
