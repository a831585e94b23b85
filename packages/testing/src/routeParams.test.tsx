import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useRouteParams } from '@parlour/platform';

it.each([
  ['/bingo/rules/7', '7'],
  ['/bingo/rules/7?tab=2', '7'],
  ['/bingo/rules/%E5%A4%A7%E5%A5%96', '大奖'],
  ['/bingo/rules/100%', '100%'],
  ['/bingo/rules', ''],
  ['/bingo/rules/7/8', ''],
])('at %s the id is %p', (at, expected) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => useRouteParams('/bingo/rules/:id'), { wrapper });
  expect(result.current).toEqual({ id: expected });
});
