import type { RequestOf } from '@parlour/api-client';
import type { logIn, register } from '@parlour/api-client/endpoints/session';
import { redirectTarget, usePlatform, useQueryParams, useSend } from '@parlour/platform';
import { useRef, useState } from 'react';

/** The way in: sends once, takes the token and goes where the player was headed; busy until that place is open. */
export function useEntry<E extends typeof logIn | typeof register>(endpoint: E) {
  const { session, navigation } = usePlatform();
  const target = redirectTarget(useQueryParams());
  const { send } = useSend(endpoint);
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const enter = async (payload: RequestOf<E>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const sent = await send(payload);
    if (sent !== undefined && 'reply' in sent) {
      await session.signIn(sent.reply.data.api_token);
      navigation.go(target, { replace: true });
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  return { enter, isBusy };
}
