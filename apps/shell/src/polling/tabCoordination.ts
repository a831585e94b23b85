import { withLock } from '@parlour/platform';
import { type InferOutput, number, object, optional, safeParse, string, unknown } from 'valibot';
import { BehaviorSubject, EMPTY, Observable, switchMap } from 'rxjs';
import { post, type TabChannel } from '../device/tabMessages';
import type { PolledAnswer } from './createTopic';

/** Longer than any call may take: a window that holds a turn for longer is stuck, and loses it. */
const LONGEST_TURN_MS = 35_000;
/** A posted answer arrives within this time, before the next window gets its turn. */
const ARRIVAL_MS = 50;

const postedAnswer = object({
  topic: string(),
  token: optional(string()),
  askedAt: number(),
  answeredAt: number(),
  content: optional(unknown()),
});

/** The windows of one browser: one requests for all, the others receive its answers. */
export interface TabCoordination {
  /** The answers that other windows post for a topic, beginning with the latest one. */
  readonly answers: (topic: string) => Observable<PolledAnswer>;
  readonly emit: (topic: string, answer: PolledAnswer) => void;
  /** Requests when it is this window's turn; unsubscribing releases the turn. */
  readonly inTurn: <Answer>(topic: string, token: string | undefined, ask: () => Promise<Answer>) => Observable<Answer>;
}

interface Means {
  readonly channel: TabChannel;
  /** Not available in every browser; without locks each window requests for itself. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

export function createTabCoordination({ channel, locks }: Means): TabCoordination {
  return {
    answers: (topic) => {
      const received = new BehaviorSubject<PolledAnswer | undefined>(undefined);
      channel.addEventListener('message', ({ data }) => {
        const read = safeParse(postedAnswer, data);
        if (read.success && read.output.topic === topic) received.next(read.output);
      });
      return received.pipe(switchMap((answer) => (answer === undefined ? EMPTY : [answer])));
    },
    emit: (topic, answer) => {
      const message: InferOutput<typeof postedAnswer> = { topic, ...answer };
      post(channel, message);
    },
    inTurn: (topic, token = '', ask) =>
      new Observable((subscriber) => {
        let hasRequested = false;
        let isAnswered = false;
        const turn = () =>
          new Promise<void>((release) => {
            if (hasRequested || subscriber.closed) return release();
            hasRequested = true;
            subscriber.add(() => (isAnswered ? setTimeout(release, ARRIVAL_MS) : release()));
            return void ask()
              .finally(() => (isAnswered = true))
              .then(
                (answer) => {
                  subscriber.next(answer);
                  subscriber.complete();
                },
                (error: unknown) => subscriber.error(error),
              );
          });
        if (locks === undefined) return void turn();
        const name = `parlour.${topic} ${token}`;
        const waiting = new AbortController();
        const wait = (options: LockOptions) => void withLock(name, options, turn, locks);
        wait({ signal: waiting.signal });
        const stealTimer = setTimeout(() => wait({ steal: true }), LONGEST_TURN_MS);
        return () => {
          clearTimeout(stealTimer);
          waiting.abort();
        };
      }),
  };
}
