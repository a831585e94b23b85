import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AsyncContent } from './AsyncContent';
import type { LoadState } from './loadState';

const loading = { status: 'loading' } as const;
const ready = { status: 'ready', data: 'Golden Koi' } as const;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const Frame = ({ children }: { children?: ReactNode }) => <section aria-label="frame">{children}</section>;
const element = (state: LoadState<string>) => (
  <AsyncContent
    state={state}
    skeleton={<i>skeleton</i>}
    texts={{ loading: 'Loading', failed: 'Not loaded', failedText: 'The network is slow.', retry: 'Once more' }}
    empty="nothing here"
    wrapper={Frame}
  >
    {(game) => <p>{game}</p>}
  </AsyncContent>
);

it('the group is busy and its skeleton invisible for 120 ms, then the skeleton stays for 300 ms', () => {
  const { rerender } = render(element(loading));
  const group = screen.getByRole('group', { name: 'Loading' });
  expect(group).toHaveAttribute('aria-busy', 'true');
  pass(119);
  expect(screen.getByText('skeleton')).not.toBeVisible();
  pass(1);
  expect(screen.getByText('skeleton')).toBeVisible();
  rerender(element(ready));
  pass(299);
  expect(screen.getByText('skeleton')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText('Golden Koi')).toBeInTheDocument();
});

it('data that comes within 120 ms is shown at once, without a skeleton', () => {
  const { rerender } = render(element(loading));
  pass(119);
  rerender(element(ready));
  expect(screen.getByText('Golden Koi')).toBeInTheDocument();
  pass(1000);
  expect(screen.queryByRole('group')).toBeNull();
});

it('a failure has its texts in the wrapper, and its button retries', () => {
  const retry = jest.fn();
  render(element({ status: 'failed', retry }));
  expect(screen.getByRole('region', { name: 'frame' })).toHaveTextContent('The network is slow.');
  expect(screen.getByRole('heading', { name: 'Not loaded' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Once more' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('what is empty stands in the wrapper, data without it', () => {
  const { rerender } = render(element({ status: 'empty' }));
  expect(screen.getByRole('region', { name: 'frame' })).toHaveTextContent('nothing here');
  rerender(element(ready));
  expect(screen.queryByRole('region')).toBeNull();
});
