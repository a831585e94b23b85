import { createToasts } from '../services/toasts';
import { announceToasts } from './announceToasts';

const start = () => {
  const toasts = createToasts();
  const announcements: string[] = [];
  const stop = announceToasts(toasts, (message) => announcements.push(message));
  return { toasts, announcements, stop };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('of several toasts in one frame all but the rendered last one are announced', () => {
  const { toasts, announcements } = start();
  toasts.show('Copied');
  toasts.show('Saved');
  toasts.show('Done');
  expect(announcements).toEqual(['Copied', 'Saved']);
});

it('toasts that are rendered one after the other are not announced again', async () => {
  const { toasts, announcements } = start();
  toasts.show('Copied');
  await jest.advanceTimersByTimeAsync(20);
  toasts.show('Saved');
  await jest.advanceTimersByTimeAsync(60_000);
  toasts.show('Done');
  expect(announcements).toEqual([]);
});

it('nothing is announced after it was stopped', () => {
  const { toasts, announcements, stop } = start();
  stop();
  toasts.show('Copied');
  toasts.show('Saved');
  expect(announcements).toEqual([]);
});
