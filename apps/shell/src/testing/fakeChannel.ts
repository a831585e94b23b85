import type { TabChannel } from '../device/tabMessages';

type Listener = (event: MessageEvent) => void;

/** Simulates the tabs of one browser: each receives the messages of the others one turn later. */
export function createFakeBrowser() {
  const tabs = new Map<object, Set<Listener>>();
  const posted: unknown[] = [];
  const post = (data: unknown, from?: object) => {
    posted.push(data);
    for (const [tab, listeners] of tabs) {
      if (tab === from) continue;
      const event = new MessageEvent('message', { data });
      queueMicrotask(() => {
        for (const listener of listeners) listener(event);
      });
    }
  };
  const open = (): TabChannel => {
    const listeners = new Set<Listener>();
    const channel = {
      postMessage: (data: unknown) => post(data, channel),
      addEventListener: (_type: string, listener: Listener) => void listeners.add(listener),
    };
    tabs.set(channel, listeners);
    return channel as TabChannel;
  };
  return { open, post, posted };
}
