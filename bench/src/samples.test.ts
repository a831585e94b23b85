import { Samples } from './samples';

describe('samples', () => {
  it('gives the ratio of two things round by round', () => {
    const samples = new Samples();
    for (const [one, other] of [
      [100, 200],
      [900, 1000],
      [80, 100],
    ] as const) {
      samples.add('one', 'ms', one);
      samples.add('other', 'ms', other);
    }
    expect(samples.ratio('one against other', 'one', 'other')).toMatchObject({
      unit: '×',
      median: 0.8,
      least: 0.5,
      most: 0.9,
      rounds: 3,
    });
  });

  it('keeps things in the order in which they came', () => {
    const samples = new Samples();
    samples.add('b', 'kB', 1);
    samples.add('a', 'requests', 2);
    samples.add('b', 'kB', 3);
    expect(samples.figures().map(({ what, unit, median }) => [what, unit, median])).toEqual([
      ['b', 'kB', 2],
      ['a', 'requests', 2],
    ]);
  });

  it('says what was not measured', () => {
    expect(() => new Samples().of('LCP')).toThrow('"LCP" was not measured');
  });
});
