import type { Store, PlatformCall, Session, Topics } from '@parlour/platform';
import type { Value } from '@parlour/platform/host';
import type { PollingRate } from '@parlour/platform/remoteConfig';
import { map, Observable, switchMap } from 'rxjs';
import { createTopic, type OwnTopic } from './createTopic';
import { pageIsAwake } from './pollingBus';
import { pollingIntervals, topicAnswers, topicCalls } from './intervals';

export type TopicBus = { readonly [Name in keyof Topics]: OwnTopic<Topics[Name]> };

interface Sources {
  readonly call: PlatformCall;
  readonly session: Store<Session>;
  readonly token: () => string | undefined;
  readonly pace: Value<PollingRate | undefined>;
  readonly page: Window;
  /** Whether the first screen was shown: its code and its first calls come before any polling. */
  readonly hasScreen: Store<boolean>;
}

/** Every topic as a value, polled while it is watched; member topics pause in maintenance and while nobody is logged in. */
export function createTopics({ call, session, token, pace, page, hasScreen }: Sources): TopicBus {
  const isPageAwake = pageIsAwake(page);
  const awake = streamOf(hasScreen).pipe(switchMap((isShown) => (isShown ? isPageAwake : [false])));
  const calls = topicCalls(call);
  const topic = <Name extends keyof Topics>(name: Name, isAwake: Observable<boolean>, whose: () => string | undefined) => {
    const everyMs = streamOf(pace).pipe(map((current) => pollingIntervals[name][current ?? 'usual']));
    return createTopic<Topics[Name]>({ name, ask: calls[name], answer: topicAnswers[name], everyMs, isAwake, whose });
  };

  const appInfo = topic('appInfo', awake, () => undefined);
  const isOpenAwake = streamOf(appInfo.known).pipe(
    switchMap((app) => awake.pipe(map((isOn) => isOn && app?.site_state !== false))),
  );
  const isMemberAwake = streamOf(session).pipe(
    switchMap(({ role }) => isOpenAwake.pipe(map((isOn) => isOn && role === 'member'))),
  );
  return {
    balance: topic('balance', isMemberAwake, token),
    venueBalances: topic('venueBalances', isMemberAwake, token),
    appInfo,
  };
}

function streamOf<Content>(observed: Store<Content>): Observable<Content> {
  return new Observable((subscriber) => {
    subscriber.next(observed.read());
    return observed.watch(() => subscriber.next(observed.read()));
  });
}
