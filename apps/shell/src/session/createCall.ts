import { isApiError, type Call } from '@parlour/api-client';
import { getBalance } from '@parlour/api-client/endpoints/session';
import type { PlatformCall, ToastKind } from '@parlour/platform';

interface Reactions {
  readonly toast: (message: string, kind: ToastKind) => void;
  readonly unauthorised: { loudly(): void; silently(): void };
  /** The token of the session that is open now. */
  readonly token: () => string | undefined;
}

/**
 * The transport with the site's reactions (spec section 8): a refusal's message becomes a toast, a 401 ends the session that the call
 * was sent in, and no later one.
 */
export function createCall(send: Call, { toast, unauthorised, token }: Reactions): PlatformCall {
  return async (endpoint, payload, { quiet = false, ...options } = {}) => {
    const sentWith = token();
    try {
      return await send(endpoint, payload, options);
    } catch (error) {
      const isOfThisSession = token() === sentWith;
      if (isApiError(error, 'unauthorised') && isOfThisSession) {
        if (endpoint.name === getBalance.name) unauthorised.silently();
        else unauthorised.loudly();
      }
      if (!quiet && isApiError(error, 'refused')) toast(error.message, 'danger');
      throw error;
    }
  };
}
