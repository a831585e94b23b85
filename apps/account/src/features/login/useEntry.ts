import { isApiError, type RequestOf } from '@parlour/api-client';
import type { logIn, register } from '@parlour/api-client/endpoints/session';
import { redirectTarget, usePlatform, useQueryParams, useSend } from '@parlour/platform';
import { useState } from 'react';

/** Login or registration: sends, stores the token and navigates to the player's target; resolves when that screen is open. */
export function useEntry<E extends typeof logIn | typeof register>(endpoint: E) {
  const { session, navigation } = usePlatform();
  const target = redirectTarget(useQueryParams());
  const { send, isSending } = useSend(endpoint);
  const [isUnanswered, setUnanswered] = useState(false);
  const enter = async (payload: RequestOf<E>) => {
    const sent = await send(payload);
    if (sent === undefined) return;
    setUnanswered('error' in sent && !isApiError(sent.error, 'refused'));
    if ('error' in sent) return;
    await session.signIn(sent.reply.data.api_token);
    navigation.go(target, { replace: true });
  };
  /** `isUnanswered`: the last try got no answer that can be read. */
  return { enter, isUnanswered: isUnanswered && !isSending };
}
