import { createTelemetryBuffer, type PageEvent } from './telemetryBuffer';

const failed = (remote: string): PageEvent => ({ event: 'remoteFailed', remote, version: '1' });

it('keeps events in order until somebody takes them, and passes later ones on', () => {
  const events = createTelemetryBuffer();
  const taken: PageEvent[] = [];
  events.emit(failed('a'));
  events.emit(failed('b'));
  events.drainTo((event) => taken.push(event));
  events.emit(failed('c'));
  expect(taken).toEqual([failed('a'), failed('b'), failed('c')]);
});

it('says once when there is a first event', () => {
  const events = createTelemetryBuffer();
  const begin = jest.fn();
  events.onNext(begin);
  expect(begin).not.toHaveBeenCalled();
  events.emit(failed('a'));
  events.emit(failed('b'));
  expect(begin).toHaveBeenCalledTimes(1);
});
