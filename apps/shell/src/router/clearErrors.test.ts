import { createValue } from '@parlour/platform/host';
import { clearErrors } from './clearErrors';
import { createToasts } from '../services/toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const toasts = createToasts();
  const activeRoute = createValue('/recharge');
  let count = 0;
  const page = Object.assign(new EventTarget(), { history: { state: { idx: 3 } } as History });
  const begin = () => clearErrors({ toasts, activeRoute, page });
  const enter = (idx: number) => {
    page.history = { state: { idx } } as History;
    activeRoute.set(`/next-${(count += 1)}`);
  };
  return { toasts, begin, enter, act: (type: string) => page.dispatchEvent(new Event(type)) };
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

it.each(['pointerdown', 'keydown'])('on a page that takes its place after a %s, an error is gone', (type) => {
  const { toasts, begin, enter, act } = open();
  begin();
  act(type);
  toasts.show('Said', 'danger');
  enter(3);
  expect(toasts.read()?.message).toBe('Said');
  act(type);
  enter(3);
  expect(toasts.read()).toBeUndefined();
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
