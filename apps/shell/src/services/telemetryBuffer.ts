import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

/**
 * An event of this page before it is sent. `screenLoaded` has times of the page's clock; `remoteFailed` has the thrown error
 * unless it is already reported; `mismatch` is what did not fit in an answer, with a `count` of zero for an answer that could not
 * be read; `call` is a call that was just made, by a screen or by the shell.
 */
export type PageEvent =
  | Exclude<TelemetryEvent, { event: 'screenLoaded' | 'remoteFailed' | 'rowsDropped' | 'fieldOdd' | 'answerRefused' }>
  | (Omit<Extract<TelemetryEvent, { event: 'screenLoaded' }>, 'ms' | 'fetched'> & {
      readonly askedAt: number;
      readonly mountedAt: number;
    })
  | { readonly event: 'mismatch'; readonly endpoint: string; readonly field: string; readonly count: number }
  | CallEvent
  | { readonly event: 'remoteFailed'; readonly remote: string; readonly version: string; readonly error?: unknown };

/** Who makes a call: a screen of a release, or the shell, without a screen. */
export interface CallingScreen {
  readonly remote: string;
  readonly version: string;
  readonly screen: string;
}

export interface CallEvent extends CallingScreen {
  readonly event: 'call';
  readonly endpoint: string;
  readonly isPolled: boolean | undefined;
  readonly answer: Promise<unknown>;
}

type Taker = (event: PageEvent) => void;

/** Telemetry events of this page; they wait until the deferred telemetry code takes them. */
export function createTelemetryBuffer() {
  const waiting: PageEvent[] = [];
  let notify = () => undefined as void;
  let take: Taker = (event) => {
    waiting.push(event);
    if (event.event === 'call') return;
    notify();
    notify = () => undefined;
  };
  return {
    emit: (event: PageEvent) => take(event),
    /** Calls `begin` with the next event, which means that the first screen is shown or has failed. */
    onNext: (begin: () => void) => {
      notify = begin;
    },
    /** Passes all events to `taker`, starting with the buffered ones. */
    drainTo: (taker: Taker) => {
      take = taker;
      for (const event of waiting.splice(0)) taker(event);
    },
  };
}

export type TelemetryBuffer = ReturnType<typeof createTelemetryBuffer>;
