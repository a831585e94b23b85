import { areaOf, lineOf, pointsOf, rangeOf, segmentsOf, downsampled } from './linePath';

const frame = { width: 100, height: 20, min: 0, max: 10 };

it('spreads a series over its frame, the largest on top', () => {
  expect(pointsOf([0, 5, 10], frame)).toEqual([
    { x: 0, y: 20 },
    { x: 50, y: 10 },
    { x: 100, y: 0 },
  ]);
});

it('keeps what is out of range inside', () => {
  expect(pointsOf([-5, 50], frame)).toEqual([
    { x: 0, y: 20 },
    { x: 100, y: 0 },
  ]);
});

it('draws a flat series where nothing varies', () => {
  expect(pointsOf([3], { ...frame, min: 3, max: 3 })).toEqual([{ x: 0, y: 20 }]);
});

it.each([
  [[], []],
  [[undefined, undefined], []],
  [
    [1, undefined, 2, 3],
    [1, 2],
  ],
  [[undefined, 1, 2, undefined], [2]],
])('breaks the line of %j into runs of %j', (values, lengths) => {
  expect(segmentsOf(pointsOf(values, frame)).map((segment) => segment.length)).toEqual(lengths);
});

it('draws lines, dots and what lies under them', () => {
  const segment = [
    { x: 0, y: 5 },
    { x: 10, y: 0 },
  ];
  expect(lineOf(segment)).toBe('M0,5L10,0');
  expect(areaOf(segment, 20)).toBe('M0,5L10,0L10,20L0,20Z');
  expect(lineOf(segment.slice(1))).toBe('M10,0h.01');
  expect(areaOf(segment.slice(1), 20)).toBe('');
  expect(lineOf([])).toBe('');
});

it('gives the smallest and the largest known value', () => {
  expect(rangeOf([undefined, 3, 1])).toEqual({ min: 1, max: 3 });
  expect(rangeOf([undefined])).toBeUndefined();
});

it.each([
  [[1, 2, 3], 3, [1, 2, 3]],
  [[1, 2, 3], 2, [1, 2.5]],
  [[1, 3, undefined, 5], 2, [2, 5]],
  [[undefined, undefined, 1, 2], 2, [undefined, 1.5]],
])('thins %j out to %d', (values, most, means) => {
  expect(downsampled(values, most)).toEqual(means);
});
