import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

type Taker = (event: TelemetryEvent) => void;

/** Telemetry of this page; events wait until the monitoring, which is loaded after the first of them, takes them. */
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
    /** Calls `begin` with the next event: the first screen is rendered, or it failed. */
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
