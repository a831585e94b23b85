import { isApiError } from '@parlour/api-client';
import { DIRECT_DATA_MAX } from '@parlour/platform/launch';
import type { MiniAppFailure } from './miniAppLoginTexts';

/** The two entry points of the mini-app: the login with `telegram=1`, and the mini-app login route. */
export type MiniAppEntry = 'login' | 'route';

/**
 * What an entry point does with the launch data (spec section 7): show why it cannot use them, leave them to the route, or send
 * them.
 */
export function planOf(
  entry: MiniAppEntry,
  data: string | undefined,
): Extract<MiniAppFailure, 'notDetected' | 'empty'> | 'toRoute' | 'send' {
  if (data === undefined) return 'notDetected';
  if (data === '') return 'empty';
  return entry === 'login' && data.length > DIRECT_DATA_MAX ? 'toRoute' : 'send';
}

/** The message shown when the call failed (spec section 8): a response without a token counts as a refusal. */
export function failureOf(error: unknown): Extract<MiniAppFailure, 'refused' | 'unreachable' | 'unexpected'> {
  if (isApiError(error, 'refused', 'unauthorised', 'badAnswer')) return 'refused';
  return isApiError(error) ? 'unreachable' : 'unexpected';
}
