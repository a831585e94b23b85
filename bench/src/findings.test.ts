import { atLeast, atMost, figureOf, median, quantile } from './findings';

describe('figures', () => {
  it.each([
    [[3], 3],
    [[1, 9, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

  it.each([
    [0.95, 19],
    [0.99, 20],
    [0.5, 10],
    [1, 20],
  ])('the value at %d of 1 to 20 is %d', (share, expected) => {
    const values = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(quantile(values, share)).toBe(expected);
  });

  it('sums up rounds with their spread', () => {
    expect(figureOf('LCP', 'ms', [1_512.34, 1_400.6, 2_000.123])).toEqual({
      what: 'LCP',
      unit: 'ms',
      median: 1_512,
      least: 1_401,
      most: 2_000,
      rounds: 3,
    });
  });

  it('a goal is a limit from above or from below', () => {
    const ratio = figureOf('calls', '×', [0.312, 0.311, 0.315]);
    const at = (goal: string, isReached: boolean) => ({ goal, measured: '0.312 ×', isReached });
    expect(atLeast(ratio, 0.35)).toEqual(at('calls ≥ 0.35 ×', false));
    expect(atLeast(ratio, 0.312)).toEqual(at('calls ≥ 0.31 ×', true));
    expect(atMost(ratio, 0.35)).toEqual(at('calls ≤ 0.35 ×', true));
  });
});
