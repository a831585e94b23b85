import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollTo = scrollTo;
  scrollTo.mockClear();
  delete document.documentElement.dataset['motion'];
});
afterEach(() => {
  jest.useRealTimers();
});

const carousel = (items = ['One', 'Two', 'Three']) => (
  <Carousel
    label="Offers"
    items={items}
    getKey={(item) => item}
    renderItem={(item) => <a href={`#/${item}`}>{item}</a>}
    intervalMs={5000}
  />
);
const show = (items?: string[]) => render(carousel(items));
const pass = () => act(() => jest.advanceTimersByTime(5000));

it('advances by itself until it is paused', () => {
  show();
  pass();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  act(() => screen.getByRole('button', { name: 'Pause' }).blur());
  pass();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('advances although its parent rerenders all the time', () => {
  const { rerender } = show();
  act(() => jest.advanceTimersByTime(4300));
  rerender(carousel());
  act(() => jest.advanceTimersByTime(700));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('waits while something in it has the focus', () => {
  show();
  act(() => screen.getByRole('link', { name: 'One' }).focus());
  pass();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('stands still when motion is unwanted', () => {
  document.documentElement.dataset['motion'] = 'still';
  show();
  pass();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a single slide has nothing to turn or pause', () => {
  show(['One']);
  pass();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says which slide of how many', () => {
  show();
  expect(screen.getByRole('group', { name: '2 of 3' })).toHaveTextContent('Two');
});
