import { act, fireEvent, render, screen } from '@testing-library/react';
import { Ticker } from './Ticker';

const animate = jest.fn<void, [{ transform: string[] }]>();
beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.animate = animate as never;
  animate.mockReset();
  // Items are 100 px wide; the repeated ones start after the third.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'UL' ? 300 : [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(items = ['one', 'two', 'three']) {
  render(<Ticker label="Prizes" items={items} getKey={(item) => item} renderItem={(item) => item} />);
  const atFirst = screen.getAllByRole('listitem').length;
  // Lets the first frame pass.
  await pass(20);
  return atFirst;
}
const moves = () => animate.mock.calls.map(([{ transform }]) => transform);

it('moves on by one item after another, over the repeated ones to the first again', async () => {
  await open();
  expect(moves()).toEqual([]);
  for (let step = 0; step < 4; step += 1) await pass(4_000);
  expect(moves()).toEqual([
    ['translateX(0px)', 'translateX(-100px)'],
    ['translateX(-100px)', 'translateX(-200px)'],
    ['translateX(-200px)', 'translateX(-300px)'],
    ['translateX(0px)', 'translateX(-100px)'],
  ]);
});

it('renders at first what fills it, and the rest after the first frame', async () => {
  expect(await open(Array.from('abcdefghij'))).toBe(6);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Array.from('abcdefghij'));
});

it('moves once there are items, although there were none at first', async () => {
  const none: readonly string[] = [];
  const ticker = (items: readonly string[]) => (
    <Ticker label="Prizes" items={items} getKey={(item) => item} renderItem={(item) => item} />
  );
  const { rerender } = render(ticker(none));
  await pass(4_020);
  rerender(ticker(['one', 'two']));
  await pass(4_020);
  expect(moves()).toEqual([['translateX(0px)', 'translateX(-100px)']]);
});

it('stops while it is paused or used', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(8_000);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  screen.getByRole('group', { name: 'Prizes' }).focus();
  await pass(8_000);
  expect(moves()).toEqual([]);
  screen.getByRole('group', { name: 'Prizes' }).blur();
  await pass(4_000);
  expect(moves()).toHaveLength(1);
});

it('stands still with reduced motion', async () => {
  await open();
  document.documentElement.dataset['motion'] = 'still';
  await pass(8_000);
  expect(moves()).toEqual([]);
});

it('stops when nobody has touched the page for half a minute, and continues when somebody does', async () => {
  await open();
  await pass(120_000);
  // At four seconds, when the first step was due, the page had been used recently.
  expect(moves()).toHaveLength(8);
  fireEvent.pointerDown(document.body);
  await pass(4_000);
  expect(moves()).toHaveLength(9);
});
