import { createValue } from '@parlour/platform/host';
import { clearErrors } from './clearErrors';
import { createToasts } from '../services/toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const toasts = createToasts();
  const activeRoute = createValue('/recharge');
  const history = { state: { idx: 3 } };
  const begin = () => clearErrors({ toasts, activeRoute, history });
  const enter = (idx: number) => {
    history.state = { idx };
    activeRoute.set(`/next-${idx}`);
  };
  return { toasts, begin, enter };
}

it.each([
  ['after a step on, an error is gone', 'danger', 4, undefined],
  ['after a step back, an error is gone', 'danger', 2, undefined],
  ['on a page in place of its own, an error is shown', 'danger', 3, 'Said'],
  ['after a step on, a success is shown', 'success', 4, 'Said'],
] as const)('%s', (_what, kind, idx, expected) => {
  const { toasts, begin, enter } = open();
  begin();
  toasts.show('Said', kind);
  enter(idx);
  expect(toasts.read()?.message).toBe(expected);
});

it('an error that was shown before is treated alike', () => {
  const { toasts, begin, enter } = open();
  toasts.show('Said', 'danger');
  begin();
  enter(3);
  expect(toasts.read()?.message).toBe('Said');
  enter(4);
  expect(toasts.read()).toBeUndefined();
});

it('the next error is shown as long as the first would have been', () => {
  const { toasts, begin, enter } = open();
  begin();
  toasts.show('First', 'danger');
  jest.advanceTimersByTime(1500);
  enter(4);
  toasts.show('Second', 'danger');
  jest.advanceTimersByTime(3999);
  expect(toasts.read()?.message).toBe('Second');
  jest.advanceTimersByTime(1);
  expect(toasts.read()).toBeUndefined();
});
