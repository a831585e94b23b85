import { ApiError, isApiError, policyOf, type Call } from '@parlour/api-client';
import type { PlatformCall, ToastKind } from '@parlour/platform';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';

const SHOWN_MS = 60_000;

interface Reactions {
  readonly toast: (message: string, kind: ToastKind) => void;
  readonly unauthorised: { loudly(): Promise<void>; silently(): void };
  /** The token of the session that is open now. */
  readonly token: () => string | undefined;
  readonly translate: Translate;
}

/**
 * Wraps the transport with the site's reactions (spec section 8). A message with any code but 200 becomes a toast. A 401 ends the
 * session in which the call was sent, but no later session, and an optional call ends none. A refusal without a message gets a
 * default one. A refusal of a polled call is shown once, and again only after a minute without it, because a rate limit may
 * refuse every second request.
 */
export function createCall(send: Call, { toast, unauthorised, token, translate }: Reactions): PlatformCall {
  const shownAt = new Map<string, number>();
  return async (endpoint, payload, { quiet = false, polled = false, ...options } = {}) => {
    const requestToken = token();
    const callText = `${endpoint.name} ${JSON.stringify(payload)} ${requestToken}`;
    try {
      return await send(endpoint, payload, options);
    } catch (error) {
      const isOfThisSession = token() === requestToken;
      if (isApiError(error, 'unauthorised') && isOfThisSession) {
        const { on401 } = policyOf(endpoint);
        if (on401 === 'ends') void unauthorised.loudly();
        if (on401 === 'endsSilently') unauthorised.silently();
      }
      if (!isApiError(error) || !error.isServersText) throw error;
      const message = error.message.trim() || translate(shellTexts).refused;
      const key = `${callText} ${message}`;
      const wasShown = polled && Date.now() - (shownAt.get(key) ?? 0) < SHOWN_MS;
      if (!quiet && !wasShown) toast(message, 'danger');
      if (polled) {
        // Old messages are deleted, because a message may contain a time or a number and so differ each time.
        for (const [earlier, at] of shownAt) if (Date.now() - at >= SHOWN_MS) shownAt.delete(earlier);
        shownAt.set(key, Date.now());
      }
      throw new ApiError(error.kind, message, error.endpoint, error.code, true);
    }
  };
}
