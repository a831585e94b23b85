import { createToasts } from '../services/toasts';
import { announceToasts } from './announceToasts';

const start = () => {
  const toasts = createToasts();
  const told: string[] = [];
  const stop = announceToasts(toasts, (message) => told.push(message));
  return { toasts, told, stop };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('of toasts in one frame all are told but the last, which is seen', () => {
  const { toasts, told } = start();
  toasts.show('Copied');
  toasts.show('Saved');
  toasts.show('Done');
  expect(told).toEqual(['Copied', 'Saved']);
});

it('toasts that are seen one after the other are not told twice', async () => {
  const { toasts, told } = start();
  toasts.show('Copied');
  await jest.advanceTimersByTimeAsync(20);
  toasts.show('Saved');
  await jest.advanceTimersByTimeAsync(60_000);
  toasts.show('Done');
  expect(told).toEqual([]);
});

it('nothing is told any more once it was stopped', () => {
  const { toasts, told, stop } = start();
  stop();
  toasts.show('Copied');
  toasts.show('Saved');
  expect(told).toEqual([]);
});
