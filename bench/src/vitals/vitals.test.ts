import type { Vital } from '@parlour/e2e/vitals';
import { framesOf, interactionsIn, largestShiftsIn, shiftsIn, waitOf } from './vitals';

const tap = (id: number, value: number, screen = '/'): Vital => ({
  kind: 'interaction',
  screen,
  what: 'click',
  value,
  id,
  from: 0,
});
const shift = (screen: string, value: number): Vital => ({ kind: 'shift', screen, what: 'shift', value, id: 0, from: 0 });

it('counts the slowest event of each tap, and taps of different pages apart', () => {
  const found = interactionsIn([tap(1, 16), tap(1, 48), tap(1, 24), tap(2, 8), tap(1, 32, '/mine'), shift('/', 1)]);
  expect(found.map(({ value }) => value)).toEqual([48, 32, 8]);
});

it.each([
  [0.98, 98],
  [0.5, 50],
  [1, 100],
])('the wait at %d of 1 to 100 is %d', (share, expected) => {
  expect(
    waitOf(
      Array.from({ length: 100 }, (_, index) => tap(index, index + 1)),
      share,
    ),
  ).toBe(expected);
});

it('adds up what moved, screen by screen, and leaves out what nobody sees', () => {
  const found = shiftsIn([shift('/vip', 0.01), shift('/', 0.0001), shift('/vip', 0.02), shift('/mine', 0.2), tap(1, 9)]);
  expect(found.map(({ what, median }) => [what, median])).toEqual([
    ['/mine: shifts', 0.2],
    ['/vip: shifts', 0.03],
  ]);
  const largest = largestShiftsIn([shift('/vip', 0.01), tap(1, 9), shift('/mine', 0.2)]);
  expect(largest.map(({ value }) => value)).toEqual([0.2, 0.01]);
});

it('finds the long frames that a tap met', () => {
  const frame = (from: number, value: number): Vital => ({ kind: 'frame', screen: '/', what: 'drawing 60', value, id: 0, from });
  const [before, during, after] = [frame(0, 60), frame(90, 80), frame(160, 70)];
  expect(framesOf({ ...tap(1, 60), from: 100 }, [before, during, after])).toEqual([during]);
});
