import type { Topics } from '@parlour/platform';
import { EMPTY, type Observable, switchMap } from 'rxjs';
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
  const share = <Name extends keyof Topics>(name: Name, { answer, takeTurns, connect }: TopicBus[Name]) => {
    const posted = windows.answers(name);
    takeTurns(windows);
    connect(
      isAwake.pipe(
        switchMap((isOn) => (isOn ? posted : EMPTY)),
        switchMap(({ content, ...rest }) => {
          if (content === undefined) return [rest];
          const read = safeParse(answer, content);
          return read.success ? [{ ...rest, content: read.output }] : [];
        }),
      ),
    );
  };
  share('balance', topics.balance);
  share('venueBalances', topics.venueBalances);
  share('appInfo', topics.appInfo);
}
