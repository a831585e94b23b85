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

/** Lets the topics take turns with the other windows, and receive their answers: at once, or as soon as the page is awake. */
export function shareTopics({ topics, windows, isAwake }: Shared): void {
  const share = <Name extends keyof Topics>(name: Name, { answer, join }: TopicBus[Name]) => {
    const heard = windows.hear(name);
    const hear = join(windows);
    let isOn = false;
    const listen = () => {
      const told = heard.read();
      if (!isOn || told === undefined) return;
      const { content, ...rest } = told;
      if (content === undefined) return hear(rest);
      const read = safeParse(answer, content);
      if (read.success) hear({ ...rest, content: read.output });
    };
    heard.watch(listen);
    isAwake.subscribe((next) => {
      isOn = next;
      listen();
    });
  };
  share('balance', topics.balance);
  share('venueBalances', topics.venueBalances);
  share('appInfo', topics.appInfo);
}
