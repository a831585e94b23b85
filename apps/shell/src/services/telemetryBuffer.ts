import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

type Taker = (event: TelemetryEvent) => void;

/** Telemetry events of this page; they wait until the deferred telemetry code takes them. */
export function createTelemetryBuffer() {
  const waiting: TelemetryEvent[] = [];
  let notify = () => undefined as void;
  let take: Taker = (event) => {
    waiting.push(event);
    notify();
    notify = () => undefined;
  };
  return {
    emit: (event: TelemetryEvent) => take(event),
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
