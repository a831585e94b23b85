import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

type Taker = (event: TelemetryEvent) => void;

/** What this page tells of itself; events wait until the watch, which comes after the first of them, takes them. */
export function createTelemetryBuffer() {
  const waiting: TelemetryEvent[] = [];
  let onNext = () => undefined as void;
  let take: Taker = (event) => {
    waiting.push(event);
    onNext();
    onNext = () => undefined;
  };
  return {
    tell: (event: TelemetryEvent) => take(event),
    /** Calls `begin` with the next event: the first screen stands, or it failed. */
    awaitNext: (begin: () => void) => {
      onNext = begin;
    },
    handTo: (taker: Taker) => {
      take = taker;
      for (const event of waiting.splice(0)) taker(event);
    },
  };
}

export type TelemetryBuffer = ReturnType<typeof createTelemetryBuffer>;
