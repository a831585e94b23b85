import { isApiError } from '@parlour/api-client';

/** `unsent`: the call surely did not go out. `unknown`: nobody knows yet whether it arrived. */
export type Trouble = 'unsent' | 'unknown';

/** What a failed call leaves open; nothing when the server answered and said so itself. */
export function troubleOf(error: unknown, wasOnline: boolean): Trouble | undefined {
  if (isApiError(error, 'refused', 'unauthorised')) return undefined;
  return isApiError(error, 'offline') && !wasOnline ? 'unsent' : 'unknown';
}
