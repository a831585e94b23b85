import type { Observable } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import type { SessionStore } from './sessionStore';
import { post, readTabMessage, type TabChannel, type TabMessage } from '../device/tabMessages';

/** Time for answers of other tabs, from the boot script's request on; on a phone the shell itself takes longer to start. */
const ANSWER_MS = 400;

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

/** Whether the other tabs may still answer what the boot script asked them. */
export function waitForTabs(askedAt: number): Observable<boolean> {
  const isAsking = createValue(true);
  setTimeout(() => isAsking.set(false), askedAt + ANSWER_MS - performance.now());
  return isAsking;
}
