import type { PlatformCall, Session } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { createFakeBrowser } from './fakeChannel';
import { createTopics } from '../polling/createTopics';
import { createFakeLocks } from './fakeLocks';
import { pageIsAwake } from '../polling/pollingBus';
import { shareTopics } from '../polling/shareTopics';
import { createTabCoordination } from '../polling/tabCoordination';

const ANSWER_MS = 200;

/** Windows of one browser over one operator that counts its requests; each takes 200 ms. */
export function createFakeTabs({ hasLocks = true } = {}) {
  const browser = createFakeBrowser();
  const locks = createFakeLocks();
  const operator = { balance: '100', isDown: false };
  const asked: string[] = [];

  const open = (name: string, first = 'one') => {
    let token: string | undefined = first;
    let isStill = false;
    const channel = browser.open();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const navigator = { onLine: true };
    const page = Object.assign(new EventTarget(), { document, navigator }) as unknown as Window;
    const session = createValue<Session>({ role: 'member', user: undefined });
    const call: PlatformCall = async (endpoint) => {
      asked.push(`${name} ${endpoint.path}`);
      const balance = `${operator.balance} of ${token}`.replace(' of one', '');
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      if (isStill) await new Promise(() => undefined);
      if (operator.isDown) throw new Error('down');
      return { data: endpoint.path === '/api/balance' ? { balance } : [], message: '' };
    };
    const topics = createTopics({
      call,
      session,
      token: () => token,
      pace: createValue(undefined),
      page,
      hasScreen: createValue(true),
    });
    const windows = createTabCoordination({ channel, locks: hasLocks ? locks.open(channel) : undefined });
    shareTopics({ topics, windows, isAwake: pageIsAwake(page) });
    const shown: (string | undefined)[] = [];
    const stop = topics.balance.watch(() => shown.push(topics.balance.read()));
    const look = (visibilityState: string) => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const beOnline = (onLine: boolean) => {
      navigator.onLine = onLine;
      page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    };
    return {
      topics,
      shown,
      hide: () => look('hidden'),
      show: () => look('visible'),
      loseNetwork: () => beOnline(false),
      findNetwork: () => beOnline(true),
      logOut: () => {
        token = undefined;
        session.set({ role: 'visitor' });
        topics.balance.put(undefined);
      },
      logIn: (next: string) => {
        token = next;
        session.set({ role: 'member', user: undefined });
      },
      close: () => {
        isStill = true;
        stop();
        locks.close(channel);
      },
      freeze: () => {
        isStill = true;
        stop();
        locks.freeze(channel);
      },
      /** Frozen with a pending request. */
      hang: () => {
        isStill = true;
      },
    };
  };
  return {
    open,
    operator,
    posted: browser.posted,
    post: browser.post,
    /** The windows that have sent requests since the last call of this, in order. */
    takeAsked: (path = '/api/balance') => asked.splice(0).flatMap((line) => (line.endsWith(path) ? [line.split(' ')[0]] : [])),
  };
}
