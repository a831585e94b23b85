import { act, renderHook } from '@testing-library/react';
import { useSettledLoading } from './useSettledLoading';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = () => renderHook(({ isLoading }) => useSettledLoading(isLoading), { initialProps: { isLoading: true } });

it('a quick answer never shows a skeleton', () => {
  const { result, rerender } = show();
  pass(119);
  rerender({ isLoading: false });
  pass(1000);
  expect(result.current).toBe(false);
});

it('once shown it stays for 300 ms', () => {
  const { result, rerender } = show();
  pass(120);
  expect(result.current).toBe(true);
  rerender({ isLoading: false });
  pass(299);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
