import {
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  EMPTY,
  type Observable,
  type ObservableInput,
  of,
  repeat,
  retry,
  share,
  switchMap,
  tap,
  timer,
} from 'rxjs';

const LONGEST_WAIT_MS = 60_000;

/** The result of a request by another window. */
interface Elsewhere {
  /** Epoch milliseconds. */
  readonly answeredAt: number;
  /** Missing when there was no answer. */
  readonly content?: unknown;
}

export interface PollOptions<Value> {
  readonly ask: () => ObservableInput<Value>;
  /** Milliseconds from one answer to the next request; a new value applies at once. */
  readonly everyMs: Observable<number>;
  /** False while polling is pointless: page hidden, offline, nobody logged in. Polling resumes at once. */
  readonly isAwake: Observable<boolean>;
  /** Results of other windows; each replaces a request of this window. Emits the latest one first, if there is one. */
  readonly elsewhere?: Observable<Elsewhere | undefined>;
  /** Maximum jitter of requests, as a fraction of the interval; none by default. */
  readonly jitter?: number;
  /** A number in [0, 1) for the jitter of interval and back-off. */
  readonly random?: () => number;
}

/**
 * A polled stream: requests while it has subscribers, never two at once, backs off with jitter on failure (doubling, at
 * most a minute) and returns to its interval with the first answer.
 */
export function poll<Value>({ everyMs, isAwake, ...how }: PollOptions<Value>): Observable<Value> {
  const atInterval = everyMs.pipe(
    distinctUntilChanged(),
    switchMap((ms) => pollAtInterval(ms, how)),
  );
  return isAwake.pipe(
    distinctUntilChanged(),
    switchMap((isOn) => (isOn ? atInterval : EMPTY)),
    share(),
  );
}

function pollAtInterval<Value>(
  everyMs: number,
  { ask, elsewhere = of(undefined), jitter = 0, random = Math.random }: Omit<PollOptions<Value>, 'everyMs' | 'isAwake'>,
): Observable<Value> {
  return defer(() => {
    let failures = 0;
    const waitMs = (chance: number) =>
      failures === 0
        ? everyMs * (1 + jitter * (2 * chance - 1))
        : Math.min(LONGEST_WAIT_MS, everyMs * 2 ** failures * (0.75 + chance / 2));
    const requests = defer(ask).pipe(
      tap({
        error: () => (failures += 1),
        complete: () => (failures = 0),
      }),
      retry({ delay: () => timer(waitMs(random())) }),
      repeat({ delay: () => timer(waitMs(random())) }),
    );
    return elsewhere.pipe(
      switchMap((received) => {
        if (received === undefined) return requests;
        failures = received.content === undefined ? failures + 1 : 0;
        // The longest wait with jitter: the window that requested last normally requests again before this time is over.
        const wait = waitMs(1);
        return timer(Math.min(wait, received.answeredAt + wait - Date.now())).pipe(switchMap(() => requests));
      }),
    );
  });
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
