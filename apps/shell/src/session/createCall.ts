import { ApiError, isApiError, type Call } from '@parlour/api-client';
import { getBalance } from '@parlour/api-client/endpoints/session';
import type { PlatformCall, ToastKind } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

interface Reactions {
  readonly toast: (message: string, kind: ToastKind) => void;
  readonly unauthorised: { loudly(): Promise<void>; silently(): void };
  /** The token of the session that is open now. */
  readonly token: () => string | undefined;
  readonly translate: Translate;
}

/**
 * The transport with the site's reactions (spec section 8): a message with any code but 200 becomes a toast; a 401 ends the session in which the call
 * was sent, but no later one, and none for an optional call. A refusal without a message gets a default one; a repeated refusal of
 * polling is shown once.
 */
export function createCall(send: Call, { toast, unauthorised, token, translate }: Reactions): PlatformCall {
  const toasted = new Map<string, string>();
  return async (endpoint, payload, { quiet = false, polled = false, ...options } = {}) => {
    const sentWith = token();
    const question = `${endpoint.name} ${JSON.stringify(payload)} ${sentWith}`;
    try {
      const reply = await send(endpoint, payload, options);
      toasted.delete(question);
      return reply;
    } catch (error) {
      const isOfThisSession = token() === sentWith;
      if (isApiError(error, 'unauthorised') && isOfThisSession && !endpoint.isOptional) {
        if (endpoint.name === getBalance.name) unauthorised.silently();
        else void unauthorised.loudly();
      }
      if (!isApiError(error) || !error.isServersText) throw error;
      const message = error.message.trim() || translate(shellTexts).refused;
      if (!quiet && !(polled && toasted.get(question) === message)) toast(message, 'danger');
      if (polled) toasted.set(question, message);
      throw new ApiError(error.kind, message, error.endpoint, error.code, true);
    }
  };
}
