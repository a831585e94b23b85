import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

/**
 * An event of this page before it is sent: a screen with the times of the page's clock, a failure with what was thrown, where that is
 * not reported already, and what did not fit in an answer; a `count` of zero is that of an answer that could not be read.
 */
export type PageEvent =
  | Exclude<TelemetryEvent, { event: 'screenLoaded' | 'remoteFailed' | 'rowsDropped' | 'fieldOdd' | 'answerRefused' }>
  | (Omit<Extract<TelemetryEvent, { event: 'screenLoaded' }>, 'ms' | 'fetched'> & {
      readonly askedAt: number;
      readonly mountedAt: number;
    })
  | { readonly event: 'mismatch'; readonly endpoint: string; readonly field: string; readonly count: number }
  | { readonly event: 'remoteFailed'; readonly remote: string; readonly version: string; readonly error?: unknown };

type Taker = (event: PageEvent) => void;

/** Telemetry events of this page; they wait until the deferred telemetry code takes them. */
export function createTelemetryBuffer() {
  const waiting: PageEvent[] = [];
  let notify = () => undefined as void;
  let take: Taker = (event) => {
    waiting.push(event);
    notify();
    notify = () => undefined;
  };
  return {
    emit: (event: PageEvent) => take(event),
    /** Calls `begin` with the next event: the first screen is shown, or has failed. */
    onNext: (begin: () => void) => {
      notify = begin;
    },
    /** Passes all events to `taker`, those that wait first. */
    drainTo: (taker: Taker) => {
      take = taker;
      for (const event of waiting.splice(0)) taker(event);
    },
  };
}

export type TelemetryBuffer = ReturnType<typeof createTelemetryBuffer>;
