import { isApiError, type Call } from '@parlour/api-client';
import { getBalance } from '@parlour/api-client/endpoints/session';
import type { PlatformCall, ToastKind } from '@parlour/platform';

interface Reactions {
  readonly toast: (message: string, kind: ToastKind) => void;
  readonly unauthorised: { loudly(): void; silently(): void };
}

/** The transport with the site's reactions (spec section 8): a refusal's message becomes a toast, a 401 ends the session. */
export function createCall(send: Call, { toast, unauthorised }: Reactions): PlatformCall {
  return async (endpoint, payload, { quiet = false, ...options } = {}) => {
    try {
      return await send(endpoint, payload, options);
    } catch (error) {
      if (isApiError(error, 'unauthorised')) {
        if (endpoint.name === getBalance.name) unauthorised.silently();
        else unauthorised.loudly();
      }
      if (!quiet && isApiError(error, 'refused')) toast(error.message, 'danger');
      throw error;
    }
  };
}
