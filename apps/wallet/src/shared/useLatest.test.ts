import { renderHook } from '@testing-library/react';
import { useLatest } from './useLatest';

interface Sources {
  readonly polled: string | undefined;
  readonly asked: string | undefined;
}

test('the source that changed last is believed', () => {
  const first: Sources = { polled: undefined, asked: '100' };
  const { result, rerender } = renderHook(({ polled, asked }: Sources) => useLatest(polled, asked), { initialProps: first });
  const after = (polled: string | undefined, asked: string | undefined) => {
    rerender({ polled, asked });
    return result.current;
  };
  expect(result.current).toBe('100');
  expect(after('120', '100')).toBe('120');
  expect(after('120', '300')).toBe('300');
  expect(after('300', '300')).toBe('300');
  expect(after('250', '300')).toBe('250');
  expect(after(undefined, '300')).toBe('300');
});
