import { ApiError, isApiError, type Call } from '@parlour/api-client';
import { getBalance } from '@parlour/api-client/endpoints/session';
import type { PlatformCall, ToastKind } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

const TOLD_MS = 60_000;

interface Reactions {
  readonly toast: (message: string, kind: ToastKind) => void;
  readonly unauthorised: { loudly(): Promise<void>; silently(): void };
  /** The token of the session that is open now. */
  readonly token: () => string | undefined;
  readonly translate: Translate;
}

/**
 * The transport with the site's reactions (spec section 8): a message with any code but 200 becomes a toast; a 401 ends the session in
 * which the call was sent, but no later one, and none for an optional call. A refusal without a message gets a default one; what polling
 * is refused with is shown once, and again only after a minute without it: a limit of requests may refuse every other one.
 */
export function createCall(send: Call, { toast, unauthorised, token, translate }: Reactions): PlatformCall {
  const toldAt = new Map<string, number>();
  return async (endpoint, payload, { quiet = false, polled = false, ...options } = {}) => {
    const sentWith = token();
    const question = `${endpoint.name} ${JSON.stringify(payload)} ${sentWith}`;
    try {
      return await send(endpoint, payload, options);
    } catch (error) {
      const isOfThisSession = token() === sentWith;
      if (isApiError(error, 'unauthorised') && isOfThisSession && !endpoint.isOptional) {
        if (endpoint.name === getBalance.name) unauthorised.silently();
        else void unauthorised.loudly();
      }
      if (!isApiError(error) || !error.isServersText) throw error;
      const message = error.message.trim() || translate(shellTexts).refused;
      const key = `${question} ${message}`;
      const isTold = polled && Date.now() - (toldAt.get(key) ?? 0) < TOLD_MS;
      if (!quiet && !isTold) toast(message, 'danger');
      if (polled) {
        // A message may differ each time, by an hour or a number in it.
        for (const [earlier, at] of toldAt) if (Date.now() - at >= TOLD_MS) toldAt.delete(earlier);
        toldAt.set(key, Date.now());
      }
      throw new ApiError(error.kind, message, error.endpoint, error.code, true);
    }
  };
}
