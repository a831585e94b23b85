import { isApiError } from '@parlour/api-client';

/** `unsent`: the call was certainly not sent. `unknown`: it is not known yet whether it arrived. */
export type SendFailure = 'unsent' | 'unknown';

/** What a failed call leaves uncertain; undefined when the server refused it. */
export function sendFailureOf(error: unknown, wasOnline: boolean): SendFailure | undefined {
  if (isApiError(error, 'refused', 'unauthorised')) return undefined;
  return isApiError(error, 'offline') && !wasOnline ? 'unsent' : 'unknown';
}
