import { getUser, logOff, refreshBalance, refreshUser } from '@parlour/api-client/endpoints/session';
import type { PlatformCall, SessionControl } from '@parlour/platform';
import { spendInitData } from '@parlour/platform/launch';
import type { SessionStore } from './sessionStore';

interface SessionParts {
  readonly store: SessionStore;
  readonly call: PlatformCall;
  /** Ends the session in every tab. */
  readonly end: () => void;
  /** Notifies the other tabs of a new session. */
  readonly onBegun: (token: string) => void;
  /** A user info contains the balance. */
  readonly onBalance: (balance: string) => void;
  /** The server has recounted both wallets. */
  readonly onCounted: () => void;
}

/** The session for remotes. */
export function createSession({ store, call, end, onBegun, onBalance, onCounted }: SessionParts): SessionControl {
  let count = 0;
  let newestAnswered = 0;
  const refresh: SessionControl['refresh'] = async (how) => {
    const token = store.token();
    const requestNumber = (count += 1);
    // Of two requests the later one wins, whichever is answered first.
    const isOutdated = () => store.token() !== token || requestNumber < newestAnswered;
    store.apply({ type: 'userAskedFor' });
    try {
      if (how === 'recount') await call(refreshBalance, {}).catch(() => undefined);
      const { data } = await call(how === 'recount' ? refreshUser : getUser, {});
      if (isOutdated()) return;
      newestAnswered = requestNumber;
      store.apply({ type: 'userReceived', user: data });
      // A user info without a balance does not clear the balance that was polled.
      if (data.balance) onBalance(data.balance);
      if (how === 'recount') onCounted();
    } catch {
      // The call has shown its message to the player; the user info is unchanged.
      if (!isOutdated()) store.apply({ type: 'userLost' });
    }
  };
  return {
    read: store.read,
    watch: store.watch,
    refresh,
    signIn: async (token, from = 'session') => {
      if (!store.open(token, from)) throw new Error('storage refused the session');
      onBegun(token);
      // Not awaited: with an operator whose user info hangs, the player would be stuck at the login.
      void refresh();
    },
    logOut: async () => {
      // After a logout, the messenger's launch data must not log the player in again.
      spendInitData();
      const notified = call(logOff, {}).catch(() => undefined);
      end();
      await notified;
    },
    end,
  };
}
