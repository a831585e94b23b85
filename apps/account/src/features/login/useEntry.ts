import type { RequestOf } from '@parlour/api-client';
import type { logIn, register } from '@parlour/api-client/endpoints/session';
import { redirectTarget, usePlatform, useQueryParams, useSend, useSingleFlight } from '@parlour/platform';

/** The way in: sends once, takes the token and goes where the player was headed; busy until that place is open. */
export function useEntry<E extends typeof logIn | typeof register>(endpoint: E) {
  const { session, navigation } = usePlatform();
  const target = redirectTarget(useQueryParams());
  const { send } = useSend(endpoint);
  const { run, isRunning } = useSingleFlight();
  const enter = (payload: RequestOf<E>) =>
    run(async () => {
      const sent = await send(payload);
      if (sent === undefined || 'error' in sent) return;
      await session.signIn(sent.reply.data.api_token);
      navigation.go(target, { replace: true });
    });
  return { enter, isBusy: isRunning };
}
