import { act, render, screen } from '@testing-library/react';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';

interface Item {
  readonly name: string;
}

const watched = new Map<Element, (isNear: boolean) => void>();

beforeAll(() => {
  class Observer {
    constructor(private readonly callback: (entries: object[]) => void) {}
    observe(target: Element) {
      const boundingClientRect = { height: 408 };
      watched.set(target, (isIntersecting) => act(() => this.callback([{ target, isIntersecting, boundingClientRect }])));
    }
    unobserve(target: Element) {
      watched.delete(target);
    }
    disconnect() {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Observer });
});

const list = (from: number, to: number): InfiniteListProps<Item> => ({
  items: rows.slice(from, to),
  renderItem: draw,
  getKey: ({ name }) => name,
  isLoading: false,
  hasMore: false,
  onMore: () => {},
  empty: 'Nothing yet',
});
const rows = Array.from({ length: 60 }, (_, index) => ({ name: `row ${index}` }));
const draw = ({ name }: Item) => <button type="button">{name}</button>;
const chunkOf = (name: string) => {
  const chunk = screen.getByText(name).parentElement;
  if (chunk === null) throw new Error(`${name} stands in no chunk`);
  return chunk;
};
const drawn = () => screen.queryAllByText(/^row/).length;

it('rows far from the window become a box of their height, also after another screen, and are rendered again', () => {
  const { unmount } = render(<InfiniteList {...list(0, 30)} />);
  expect(drawn()).toBe(30);
  for (const tell of watched.values()) tell(true);
  const far = chunkOf('row 25');
  watched.get(far)?.(false);
  expect(drawn()).toBe(24);
  expect(far).toHaveStyle({ height: '408px' });
  unmount();
  render(<InfiniteList {...list(0, 30)} />);
  expect(drawn()).toBe(24);
  const [place] = [...watched.keys()].filter((element) => element.childElementCount === 0);
  expect(place).toHaveStyle({ height: '408px' });
  if (place) watched.get(place)?.(true);
  expect(drawn()).toBe(30);
});

it('rows of a next page are boxes of the usual height until they are near', () => {
  const { rerender } = render(<InfiniteList {...list(30, 48)} />);
  watched.get(chunkOf('row 30'))?.(false);
  rerender(<InfiniteList {...list(30, 60)} />);
  expect(drawn()).toBe(12);
  const places = [...watched.keys()].filter((element) => element.childElementCount === 0);
  expect(places).toHaveLength(3);
  for (const place of places) expect(place).toHaveStyle({ height: '408px' });
});

it('rows with the focus in them stay', () => {
  render(<InfiniteList {...list(0, 6)} />);
  screen.getByText('row 3').focus();
  watched.get(chunkOf('row 3'))?.(false);
  expect(screen.getByText('row 3')).toHaveFocus();
});
