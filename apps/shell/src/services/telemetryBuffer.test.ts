import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createTelemetryBuffer } from './telemetryBuffer';

const failed = (remote: string): TelemetryEvent => ({ event: 'remoteFailed', remote, version: '1' });

it('keeps events in order until somebody takes them, and passes later ones on', () => {
  const events = createTelemetryBuffer();
  const taken: TelemetryEvent[] = [];
  events.tell(failed('a'));
  events.tell(failed('b'));
  events.handTo((event) => taken.push(event));
  events.tell(failed('c'));
  expect(taken).toEqual([failed('a'), failed('b'), failed('c')]);
});

it('says once when there is a first event', () => {
  const events = createTelemetryBuffer();
  const begin = jest.fn();
  events.awaitNext(begin);
  expect(begin).not.toHaveBeenCalled();
  events.tell(failed('a'));
  events.tell(failed('b'));
  expect(begin).toHaveBeenCalledTimes(1);
});
