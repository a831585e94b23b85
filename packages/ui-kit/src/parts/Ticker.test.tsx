import { fireEvent, render, screen } from '@testing-library/react';
import { Ticker } from './Ticker';

const animate = jest.fn<void, [{ transform: string[] }]>();
beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.animate = animate as never;
  animate.mockReset();
  // Items of 100 px; the repeated ones start after the third.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'UL' ? 300 : [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

const open = () =>
  render(<Ticker label="Prizes" items={['one', 'two', 'three']} getKey={(item) => item} renderItem={(item) => item} />);
const moves = () => animate.mock.calls.map(([{ transform }]) => transform);

test('moves on by one item after another, over the repeated ones to the first again', () => {
  open();
  expect(moves()).toEqual([]);
  jest.advanceTimersByTime(16_000);
  expect(moves()).toEqual([
    ['translateX(0px)', 'translateX(-100px)'],
    ['translateX(-100px)', 'translateX(-200px)'],
    ['translateX(-200px)', 'translateX(-300px)'],
    ['translateX(0px)', 'translateX(-100px)'],
  ]);
});

test('rests while it is paused or used', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  jest.advanceTimersByTime(8_000);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  screen.getByRole('group', { name: 'Prizes' }).focus();
  jest.advanceTimersByTime(8_000);
  expect(moves()).toEqual([]);
  screen.getByRole('group', { name: 'Prizes' }).blur();
  jest.advanceTimersByTime(4_000);
  expect(moves()).toHaveLength(1);
});

test('stands still with reduced motion', () => {
  open();
  document.documentElement.dataset['motion'] = 'still';
  jest.advanceTimersByTime(8_000);
  expect(moves()).toEqual([]);
});

test('rests when nobody has touched the page for half a minute, and goes on when somebody does', () => {
  open();
  jest.advanceTimersByTime(120_000);
  // The page was used when the first step was due, at four seconds.
  expect(moves()).toHaveLength(8);
  fireEvent.pointerDown(document.body);
  jest.advanceTimersByTime(4_000);
  expect(moves()).toHaveLength(9);
});
