import { createValue } from '@parlour/platform/host';
import { clearErrors } from './clearErrors';
import { createToasts } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const toasts = createToasts();
  const activeRoute = createValue('/recharge');
  clearErrors({ toasts, activeRoute });
  return { toasts, leave: () => activeRoute.set('/payInfo') };
}

it.each([
  ['an error is gone', 'danger', 1500, undefined],
  ['an error that leads to it is shown', 'danger', 20, 'Said'],
  ['a success is shown', 'success', 1500, 'Said'],
] as const)('on the next page %s', (_what, kind, ms, expected) => {
  const { toasts, leave } = open();
  toasts.show('Said', kind);
  jest.advanceTimersByTime(ms);
  leave();
  expect(toasts.read()?.message).toBe(expected);
});

it('the next error is shown as long as the first would have been', () => {
  const { toasts, leave } = open();
  toasts.show('First', 'danger');
  jest.advanceTimersByTime(1500);
  leave();
  toasts.show('Second', 'danger');
  jest.advanceTimersByTime(3999);
  expect(toasts.read()?.message).toBe('Second');
  jest.advanceTimersByTime(1);
  expect(toasts.read()).toBeUndefined();
});
