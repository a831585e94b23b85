import { createToasts } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['an error', 'danger', 1500, undefined],
  ['an error that leads to the other page', 'danger', 20, 'Said'],
  ['a success', 'success', 1500, 'Said'],
] as const)('%s is on another page as it should be', (_what, kind, ms, expected) => {
  const toasts = createToasts();
  toasts.show('Said', kind);
  jest.advanceTimersByTime(ms);
  toasts.leavePage();
  expect(toasts.read()?.message).toBe(expected);
});

it('an error goes by itself, and not the next one with it', () => {
  const toasts = createToasts();
  toasts.show('First', 'danger');
  jest.advanceTimersByTime(1500);
  toasts.leavePage();
  toasts.show('Second', 'danger');
  jest.advanceTimersByTime(3999);
  expect(toasts.read()?.message).toBe('Second');
  jest.advanceTimersByTime(1);
  expect(toasts.read()).toBeUndefined();
});
