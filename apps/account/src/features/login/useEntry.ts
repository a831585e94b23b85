import type { RequestOf } from '@parlour/api-client';
import type { logIn, register } from '@parlour/api-client/endpoints/session';
import { redirectTarget, usePlatform, useQueryParams, useSend } from '@parlour/platform';
import { useState } from 'react';
import { isUnanswered } from '#shared';

/**
 * Login or registration: sends the form, stores the token and navigates to the player's target. Resolves when that screen is
 * open.
 */
export function useEntry<E extends typeof logIn | typeof register>(endpoint: E) {
  const { session, navigation } = usePlatform();
  const target = redirectTarget(useQueryParams());
  const { send, isSending } = useSend(endpoint);
  const [isInDoubt, setInDoubt] = useState(false);
  const enter = async (payload: RequestOf<E>) => {
    const sent = await send(payload);
    if (sent === undefined) return;
    setInDoubt(isUnanswered(sent));
    if ('error' in sent) return;
    await session.signIn(sent.reply.data.api_token);
    navigation.go(target, { replace: true });
  };
  /** `isInDoubt`: the last attempt got no answer. */
  return { enter, isInDoubt: isInDoubt && !isSending };
}
