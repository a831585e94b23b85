import { createTelemetryBuffer, type PageEvent } from './telemetryBuffer';

const failed = (remote: string): PageEvent => ({ event: 'remoteFailed', remote, version: '1' });

it('buffers events in order until they are drained, and passes on later ones', () => {
  const events = createTelemetryBuffer();
  const taken: PageEvent[] = [];
  events.emit(failed('a'));
  events.emit(failed('b'));
  events.drainTo((event) => taken.push(event));
  events.emit(failed('c'));
  expect(taken).toEqual([failed('a'), failed('b'), failed('c')]);
});

it('notifies once at the first event', () => {
  const events = createTelemetryBuffer();
  const begin = jest.fn();
  events.onNext(begin);
  expect(begin).not.toHaveBeenCalled();
  events.emit(failed('a'));
  events.emit(failed('b'));
  expect(begin).toHaveBeenCalledTimes(1);
});
