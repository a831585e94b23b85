import type { Store } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import type { SessionStore } from './sessionStore';
import { post, readTabMessage, type TabChannel, type TabMessage } from '../device/tabMessages';

/** How long other tabs have to answer, from the boot script's request on. On a phone the shell itself takes longer to start. */
const ANSWER_MS = 400;
/** How long to wait when another tab is known to have a session: that tab may be busy, but it may also hang. */
const LOCK_HELD_MS = 3_000;
/** Shared lock that every tab with a session holds. */
const LOCK = 'parlour.session';

/** The channel on which the boot script asked the other tabs, and when. */
export interface AskedTabs {
  readonly channel: TabChannel;
  readonly askedAt: number;
}

interface TabParts {
  readonly channel: TabChannel;
  readonly store: Pick<SessionStore, 'token' | 'former'>;
  /** A session of another tab, which this tab takes over. */
  readonly onSession: (token: string) => void;
  readonly onEnd: () => void;
}

export type NotifyTabs = (kind: TabMessage['kind'], token?: string) => void;

/** Keeps the tabs of one browser in the same session; returns the function that notifies the others. */
export function createTabs({ channel, store, onSession, onEnd }: TabParts): NotifyTabs {
  const emit: NotifyTabs = (kind, token) => post(channel, { kind, token });
  channel.addEventListener('message', ({ data }) => {
    const { kind, token } = readTabMessage(data) ?? {};
    const mine = store.token();
    if (kind === 'wanted') {
      if (token !== undefined && token === store.former()) emit('ended', token);
      if (mine !== undefined) emit('living', mine);
    } else if (kind === 'ended') {
      if (mine !== undefined && (token ?? mine) === mine) onEnd();
    } else if (token !== undefined && token !== mine && (mine === undefined || kind === 'begun')) onSession(token);
  });
  return emit;
}

/** Whether the other tabs may still answer the boot script's request. */
export function waitForTabs(askedAt: number, locks?: Pick<LockManager, 'query'>): Store<boolean> {
  const isAsking = createValue(true);
  const after = (ms: number, then: () => void) => setTimeout(then, askedAt + ms - performance.now());
  const stop = () => isAsking.set(false);
  // Where storage is blocked, some browsers throw instead of rejecting.
  const queryLocks = async () => locks?.query();
  const decide = (snapshot?: LockManagerSnapshot) => {
    if (snapshot?.held?.some(({ name }) => name === LOCK)) after(LOCK_HELD_MS, stop);
    else stop();
  };
  after(ANSWER_MS, () => void queryLocks().then(decide, stop));
  return isAsking;
}

/**
 * Holds the shared lock while this tab has a session, so that other tabs can tell that one exists. A page that is left releases
 * it, because the browser does not put a page with a lock into the bfcache.
 */
export function holdSession(
  { token, watch }: Pick<SessionStore, 'token' | 'watch'>,
  page: EventTarget,
  locks?: Pick<LockManager, 'request'>,
): void {
  let release: (() => void) | undefined;
  const end = () => {
    release?.();
    release = undefined;
  };
  const follow = () => {
    if (token() === undefined) return end();
    if (release !== undefined) return;
    const ended = new Promise<void>((resolve) => (release = resolve));
    const hold = async () => locks?.request(LOCK, { mode: 'shared' }, () => ended);
    void hold().catch(() => undefined);
  };
  watch(follow);
  page.addEventListener('pagehide', end);
  page.addEventListener('pageshow', follow);
  follow();
}
