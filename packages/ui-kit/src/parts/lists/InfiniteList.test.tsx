import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';

let reachEnd: () => void;

beforeEach(() => {
  reachEnd = () => {};
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    unobserve() {}
    disconnect() {
      reachEnd = () => {};
    }
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Observer });
});

interface Item {
  readonly name: string;
}
const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

const base: InfiniteListProps<Item> = {
  items: [a, b],
  renderItem: ({ name }) => <p>{name}</p>,
  getKey: ({ name }) => name,
  isLoading: false,
  hasMore: true,
  onMore: () => {},
  empty: 'Nothing yet',
};

it('requests each page once, however often the end is in view', () => {
  const onMore = jest.fn();
  const { rerender } = render(<InfiniteList {...base} onMore={onMore} />);
  reachEnd();
  reachEnd();
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<InfiniteList {...base} onMore={onMore} isLoading />);
  reachEnd();
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<InfiniteList {...base} onMore={onMore} items={[a, b, c]} />);
  reachEnd();
  expect(onMore).toHaveBeenCalledTimes(2);
});

it('shows when it is loading, empty or failed', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<InfiniteList {...base} items={[]} isLoading />);
  expect(screen.getByRole('group', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
  rerender(<InfiniteList {...base} items={[]} hasMore={false} />);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  rerender(<InfiniteList {...base} error="Server error" onRetry={onRetry} />);
  expect(screen.getByText('Server error')).toBeInTheDocument();
  expect(screen.getByText('a')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('loads the next page by a button too', async () => {
  const onMore = jest.fn();
  render(<InfiniteList {...base} onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('the button keeps the focus while the next page loads, and then the number of rows is announced', async () => {
  const texts = { shown: (count: number) => `Shown: ${count}` };
  const { rerender } = render(<InfiniteList {...base} texts={texts} />);
  expect(screen.queryByText('Shown: 2')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  rerender(<InfiniteList {...base} texts={texts} isLoading />);
  const button = screen.getByRole('button', { name: 'Loading' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  rerender(<InfiniteList {...base} texts={texts} items={[a, b, c]} />);
  expect(screen.getByRole('button', { name: 'Load more' })).toHaveFocus();
  expect(screen.getByText('Shown: 3')).toHaveAttribute('aria-live', 'polite');
});
