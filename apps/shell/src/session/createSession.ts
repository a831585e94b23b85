import { getUser, logOff, refreshBalance, refreshUser } from '@parlour/api-client/endpoints/session';
import type { PlatformCall, SessionControl } from '@parlour/platform';
import type { SessionStore } from './sessionStore';

interface SessionParts {
  readonly store: SessionStore;
  readonly call: PlatformCall;
  readonly end: () => void;
}

/** The session as remotes use it. */
export function createSession({ store, call, end }: SessionParts): SessionControl {
  const refresh: SessionControl['refresh'] = async (how) => {
    const token = store.token();
    try {
      if (how === 'recount') await call(refreshBalance, {}, { quiet: true }).catch(() => undefined);
      const { data } = await call(how === 'recount' ? refreshUser : getUser, {});
      if (store.token() === token) store.apply({ type: 'userReceived', user: data });
    } catch {
      // The call has said what the player needs to know; the user info stays as it was.
    }
  };
  return {
    read: store.read,
    watch: store.watch,
    refresh,
    signIn: (token, from = 'session') => {
      store.open(token, from);
      return refresh();
    },
    logOut: async () => {
      const told = call(logOff, {}, { quiet: true }).catch(() => undefined);
      end();
      await told;
    },
  };
}
