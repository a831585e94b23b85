import { listenTo } from './eventStream';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = 2;
  }
}

const newest = () => FakeSource.opened.at(-1);
const reported: (string | boolean)[] = [];
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeSource });
  FakeSource.opened = [];
  reported.length = 0;
  stop = listenTo({ onChange: () => reported.push('changed'), onLive: (isLive) => reported.push(isLive) });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('passes on the state events and the connection status', () => {
  newest()?.dispatchEvent(new Event('open'));
  newest()?.dispatchEvent(new Event('state'));
  expect(reported).toEqual([true, 'changed']);
  expect(newest()?.url).toBe('/releases/events');
});

it('leaves a lost connection to the browser, and opens a refused one again', () => {
  newest()?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
  newest()?.close();
  newest()?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(5_000);
  expect(FakeSource.opened).toHaveLength(2);
  expect(reported).toEqual([false, false]);
});

it('does not wait for a stream that hangs while the device is offline', () => {
  newest()?.dispatchEvent(new Event('open'));
  window.dispatchEvent(new Event('offline'));
  expect(reported).toEqual([true, false]);
  window.dispatchEvent(new Event('online'));
  expect(FakeSource.opened).toHaveLength(2);
});

it('reports nothing after it was stopped', () => {
  stop();
  window.dispatchEvent(new Event('online'));
  expect(FakeSource.opened).toHaveLength(1);
  expect(newest()?.readyState).toBe(2);
});
