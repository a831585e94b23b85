import { BehaviorSubject } from 'rxjs';
import { poll } from './pollingBus';
import { pollingIntervals } from './intervals';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const flush = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function createPoll(ask: () => Promise<number>) {
  const everyMs = new BehaviorSubject(1000);
  const isAwake = new BehaviorSubject(true);
  const request = jest.fn(ask);
  return { stream: poll({ ask: request, everyMs, isAwake, random: () => 0.5 }), everyMs, isAwake, request };
}

it('has the intervals of the spec', () => {
  expect(pollingIntervals.balance).toEqual({ usual: 4300, money: 3500, transfer: 1500 });
  expect(pollingIntervals.venueBalances).toEqual({ usual: 4300, money: 3500, transfer: 1500 });
});

it('requests at once, then at its interval, and never without subscribers', async () => {
  const { stream, request } = createPoll(async () => 1);
  await flush(5000);
  expect(request).not.toHaveBeenCalled();
  const subscription = stream.subscribe();
  await flush(2500);
  expect(request).toHaveBeenCalledTimes(3);
  subscription.unsubscribe();
  await flush(5000);
  expect(request).toHaveBeenCalledTimes(3);
});

it('requests once for several subscribers', async () => {
  const { stream, request } = createPoll(async () => 1);
  const subscriptions = [stream.subscribe(), stream.subscribe(), stream.subscribe()];
  await flush(500);
  expect(request).toHaveBeenCalledTimes(1);
  for (const subscription of subscriptions) subscription.unsubscribe();
});

it('never overlaps two requests, however slow the answers are', async () => {
  let open = 0;
  let most = 0;
  const { stream } = createPoll(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 3500));
    open -= 1;
    return 1;
  });
  const subscription = stream.subscribe();
  await flush(20_000);
  expect(most).toBe(1);
  subscription.unsubscribe();
});

it('applies a new interval at once', async () => {
  const { stream, everyMs, request } = createPoll(async () => 1);
  const subscription = stream.subscribe();
  await flush(10);
  everyMs.next(100);
  await flush(1000);
  expect(request.mock.calls.length).toBeGreaterThanOrEqual(10);
  subscription.unsubscribe();
});

it('pauses while the page is hidden and requests at once when it is visible', async () => {
  const { stream, isAwake, request } = createPoll(async () => 1);
  const subscription = stream.subscribe();
  await flush(10);
  isAwake.next(false);
  await flush(10_000);
  expect(request).toHaveBeenCalledTimes(1);
  isAwake.next(true);
  await flush(0);
  expect(request).toHaveBeenCalledTimes(2);
  subscription.unsubscribe();
});

it('backs off on failure up to a minute and returns to its interval with the first answer', async () => {
  let isDown = true;
  const { stream, request } = createPoll(async () => {
    if (isDown) throw new Error('down');
    return 1;
  });
  const subscription = stream.subscribe();
  await flush(10_000);
  expect(request).toHaveBeenCalledTimes(3);
  await flush(600_000);
  const during = request.mock.calls.length;
  expect(during).toBeLessThan(18);
  isDown = false;
  await flush(60_000);
  const back = request.mock.calls.length;
  await flush(10_000);
  expect(request.mock.calls.length - back).toBe(10);
  subscription.unsubscribe();
});
