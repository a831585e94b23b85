import type { Observable as Observed, PlatformCall, Session, Topic, Topics } from '@parlour/platform';
import { createValue, type Value } from '@parlour/platform/host';
import type { Pace } from '@parlour/platform/card';
import { map, Observable, type Subscription, switchMap } from 'rxjs';
import { pageIsAwake, poll } from './pollingBus';
import { cadences, topicCalls } from './topics';

type TopicName = keyof Topics;
export type TopicBus = {
  readonly [Name in TopicName]: Topic<Topics[Name]> & {
    put(value: Topics[Name] | undefined): void;
    /** When the value was true last, in epoch milliseconds by the phone's clock. */
    heardAt(): number | undefined;
  };
};

interface Sources {
  readonly call: PlatformCall;
  readonly session: Observed<Session>;
  readonly token: () => string | undefined;
  readonly pace: Value<Pace | undefined>;
  readonly page: Window;
}

/** Every topic as a value that is polled while someone watches it; member topics sleep while nobody is logged in. */
export function createTopics({ call, session, token, pace, page }: Sources): TopicBus {
  const awake = pageIsAwake(page);
  const isMemberAwake = streamOf(session).pipe(switchMap(({ role }) => awake.pipe(map((isOn) => isOn && role === 'member'))));
  const calls = topicCalls(call);

  const topic = <Name extends TopicName>(name: Name, isAwake: Observable<boolean>) => {
    const value = createValue<Topics[Name] | undefined>(undefined);
    // An answer to an older question never replaces a newer one, nor what was put while it was under way.
    let asked = 0;
    let newest = 0;
    let heardAt: number | undefined;
    const hasFailed = createValue(false);
    const take = (content: Topics[Name] | undefined) => {
      heardAt = content === undefined ? undefined : Date.now();
      hasFailed.set(false);
      value.set(content);
    };
    const question = async () => {
      const own = (asked += 1);
      const answer = await calls[name]().catch((error: unknown) => {
        if (own === asked) hasFailed.set(true);
        throw error;
      });
      return () => {
        if (own <= newest) return;
        newest = own;
        take(answer);
      };
    };
    const everyMs = streamOf(pace).pipe(map((current) => cadences[name][current ?? 'usual']));
    const stream = poll({ ask: question, everyMs, isAwake });
    let watchers = 0;
    let polling: Subscription | undefined;
    return {
      read: value.read,
      watch: (listener: () => void) => {
        const stop = value.watch(listener);
        watchers += 1;
        if (watchers === 1) polling = stream.subscribe((show) => show());
        return () => {
          stop();
          watchers -= 1;
          if (watchers === 0) polling?.unsubscribe();
        };
      },
      hasFailed,
      heardAt: () => heardAt,
      put: (next: Topics[Name] | undefined) => {
        if (next === value.read()) return;
        newest = asked;
        take(next);
      },
      ask: async () => {
        const askedWith = token();
        hasFailed.set(false);
        const show = await question();
        if (token() === askedWith) show();
      },
    };
  };

  return {
    balance: topic('balance', isMemberAwake),
    venueBalances: topic('venueBalances', isMemberAwake),
    appInfo: topic('appInfo', awake),
  };
}

function streamOf<Content>(observed: Observed<Content>): Observable<Content> {
  return new Observable((subscriber) => {
    subscriber.next(observed.read());
    return observed.watch(() => subscriber.next(observed.read()));
  });
}
