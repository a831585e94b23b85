import type { Store, Topic, Topics } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { BehaviorSubject, map, type Observable, type ObservableInput } from 'rxjs';
import type { GenericSchema } from 'valibot';
import { poll } from './pollingBus';
import type { TopicCall } from './intervals';

/** The result of a request; times in epoch milliseconds. */
export interface PolledAnswer<Content = unknown> {
  /** The session in which it was sent; none for public data. */
  readonly token?: string | undefined;
  readonly askedAt: number;
  readonly answeredAt: number;
  /** Missing when there was no answer. */
  readonly content?: Content | undefined;
}

/** The other windows of this browser, which poll the same topics. */
interface OtherWindows {
  readonly emit: (topic: string, received: PolledAnswer) => void;
  /** Requests when it is this window's turn. */
  readonly inTurn: (topic: string, token: string | undefined, ask: () => Promise<void>) => ObservableInput<void>;
}

export interface OwnTopic<Content> extends Topic<Content> {
  put(value: Content | undefined): void;
  /** The current value, which can be observed without causing requests. */
  readonly known: Store<Content | undefined>;
  /**
   * Sets a cached value until the first answer; `trueAt` is when it was confirmed, in epoch milliseconds. One without a time gives
   * way to one with a time.
   */
  restore(value: Content, trueAt?: number): void;
  /** When the value was confirmed last, in epoch milliseconds by the phone's clock. */
  updatedAt(): number | undefined;
  /** Schema of its content. */
  readonly answer: GenericSchema<unknown, Content>;
  /** From now on the topic takes turns with other windows. */
  takeTurns(windows: OtherWindows): void;
  /** Takes the answers of another source as well: of other windows, or of an event stream. Each replaces a request. */
  connect(answers: Observable<PolledAnswer<Content>>): void;
}

interface TopicParts<Content> {
  readonly name: keyof Topics;
  readonly ask: TopicCall<Content>;
  readonly answer: GenericSchema<unknown, Content>;
  readonly everyMs: Observable<number>;
  readonly isAwake: Observable<boolean>;
  /** The token of the current session, to which an answer has to belong. */
  readonly whose: () => string | undefined;
}

/** A value that is polled while someone watches it. */
export function createTopic<Content>({ name, ask, answer, everyMs, isAwake, whose }: TopicParts<Content>): OwnTopic<Content> {
  const value = createValue<Content | undefined>(undefined);
  // An answer to an older request never replaces a newer value, nor a value that was set while the request was pending. Request
  // times are compared across windows.
  let latest = 0;
  let newest = 0;
  let updatedAt: number | undefined;
  const now = () => (latest = Math.max(Date.now(), latest + 1));
  let others: OtherWindows | undefined;
  const hasFailed = createValue(false);
  const set = (content: Content | undefined, trueAt: number | undefined) => {
    updatedAt = content === undefined ? undefined : trueAt;
    hasFailed.set(false);
    value.set(content);
  };
  const take = ({ token: askedWith, askedAt, answeredAt, content }: PolledAnswer<Content>) => {
    if (askedWith !== whose() || askedAt <= newest) return;
    if (content !== undefined) {
      newest = askedAt;
      set(content, answeredAt);
    } else if (askedAt === latest) hasFailed.set(true);
  };
  const request = async (polled: boolean) => {
    const sent = { token: whose(), askedAt: now() };
    let content: Content | undefined;
    try {
      content = await ask({ polled });
    } finally {
      const received = { ...sent, answeredAt: Date.now(), content };
      others?.emit(name, received);
      take(received);
    }
  };
  const polling = () => request(true);
  const elsewhere = new BehaviorSubject<PolledAnswer | undefined>(undefined);
  const stream = poll({
    ask: () => others?.inTurn(name, whose(), polling) ?? polling(),
    everyMs,
    isAwake,
    elsewhere: elsewhere.pipe(map((received) => (received?.token === whose() ? received : undefined))),
  });
  return {
    read: value.read,
    watch: (listener: () => void) => {
      const stop = value.watch(listener);
      const subscription = stream.subscribe();
      return () => {
        stop();
        subscription.unsubscribe();
      };
    },
    hasFailed,
    updatedAt: () => updatedAt,
    known: value,
    put: (next: Content | undefined) => {
      if (next === value.read()) return;
      newest = now();
      const answeredAt = Date.now();
      set(next, answeredAt);
      if (next !== undefined) others?.emit(name, { token: whose(), askedAt: newest, answeredAt, content: next });
    },
    restore: (known: Content, trueAt?: number) => {
      if (updatedAt === undefined) set(known, trueAt);
    },
    ask: () => {
      hasFailed.set(false);
      return request(false);
    },
    answer,
    takeTurns: (windows: OtherWindows) => {
      others = windows;
    },
    connect: (answers: Observable<PolledAnswer<Content>>) =>
      void answers.subscribe((received) => {
        if (received.token !== whose() || received.askedAt <= newest) return;
        latest = Math.max(latest, received.askedAt);
        take(received);
        elsewhere.next(received);
      }),
  };
}
