import type { Topics } from '@parlour/platform';
import type { Observable } from 'rxjs';
import { safeParse } from 'valibot';
import type { TopicBus } from './createTopics';
import type { TabCoordination } from './tabCoordination';

interface Shared {
  readonly topics: TopicBus;
  readonly windows: TabCoordination;
  readonly isAwake: Observable<boolean>;
}

/**
 * Lets the topics take turns with the other windows and receive their answers, immediately while the page is awake and otherwise
 * as soon as it is.
 */
export function shareTopics({ topics, windows, isAwake }: Shared): void {
  const share = <Name extends keyof Topics>(name: Name, { answer, join }: TopicBus[Name]) => {
    const incoming = windows.receive(name);
    const receive = join(windows);
    let isOn = false;
    const listen = () => {
      const received = incoming.read();
      if (!isOn || received === undefined) return;
      const { content, ...rest } = received;
      if (content === undefined) return receive(rest);
      const read = safeParse(answer, content);
      if (read.success) receive({ ...rest, content: read.output });
    };
    incoming.watch(listen);
    isAwake.subscribe((next) => {
      isOn = next;
      listen();
    });
  };
  share('balance', topics.balance);
  share('venueBalances', topics.venueBalances);
  share('appInfo', topics.appInfo);
}
