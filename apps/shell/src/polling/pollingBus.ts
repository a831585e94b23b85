import {
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  EMPTY,
  type Observable,
  repeat,
  retry,
  share,
  switchMap,
  timer,
} from 'rxjs';

const LONGEST_WAIT_MS = 60_000;

export interface PollOptions<Value> {
  readonly ask: () => Promise<Value>;
  /** Milliseconds from one answer to the next question; a new value applies at once. */
  readonly everyMs: Observable<number>;
  /** False while asking is pointless: page hidden, offline, nobody logged in. Polling resumes at once. */
  readonly isAwake: Observable<boolean>;
  /** By which part of the cadence questions are early or late at most; none by default. */
  readonly jitter?: number;
  /** A number in [0, 1) for the jitter of cadence and back-off. */
  readonly random?: () => number;
}

/**
 * A polled stream: it asks while it has subscribers, never overlaps two questions, backs off with jitter on failure (doubling, at
 * most a minute) and is back at its cadence with the first answer.
 */
export function poll<Value>({ ask, everyMs, isAwake, jitter = 0, random = Math.random }: PollOptions<Value>): Observable<Value> {
  const pace = everyMs.pipe(distinctUntilChanged());
  const atPace = pace.pipe(switchMap((ms) => asking(ask, ms, jitter, random)));
  return isAwake.pipe(
    distinctUntilChanged(),
    switchMap((isOn) => (isOn ? atPace : EMPTY)),
    share(),
  );
}

function asking<Value>(ask: () => Promise<Value>, everyMs: number, jitter: number, random: () => number): Observable<Value> {
  return defer(ask).pipe(
    repeat({ delay: () => timer(everyMs * (1 + jitter * (2 * random() - 1))) }),
    retry({
      resetOnSuccess: true,
      delay: (_error, failures) => timer(Math.min(LONGEST_WAIT_MS, everyMs * 2 ** failures * (0.75 + random() / 2))),
    }),
  );
}

/** True while the page is visible and online. */
export function pageIsAwake(page: Window): Observable<boolean> {
  const isAwake = () => page.document.visibilityState !== 'hidden' && page.navigator.onLine;
  const awake = new BehaviorSubject(isAwake());
  const update = () => awake.next(isAwake());
  page.document.addEventListener('visibilitychange', update);
  page.addEventListener('online', update);
  page.addEventListener('offline', update);
  return awake;
}
