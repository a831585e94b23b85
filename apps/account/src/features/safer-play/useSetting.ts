import { type Endpoint, isApiError } from '@parlour/api-client';
import { type Send, usePlatform, useSend, useTexts } from '@parlour/platform';
import { saferPlayTexts } from './saferPlayTexts';

/**
 * Sends a setting. The shell does not handle a 401 to it, which does not end the session (decision 27), so the error is shown
 * here.
 */
export function useSetting<E extends Endpoint>(endpoint: E): Send<E> {
  const { toast } = usePlatform();
  const texts = useTexts(saferPlayTexts);
  const { send, isSending } = useSend(endpoint);
  return {
    isSending,
    send: async (payload) => {
      const sent = await send(payload);
      if (sent && 'error' in sent && isApiError(sent.error, 'unauthorised')) toast(texts.notTaken, 'danger');
      return sent;
    },
  };
}
