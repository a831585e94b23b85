import { retryVisit, rotated } from './rounds';

describe('turns', () => {
  it.each([
    [0, ['a', 'b', 'c']],
    [1, ['b', 'c', 'a']],
    [5, ['c', 'a', 'b']],
  ])('round %d begins with another one', (round, expected) => expect(rotated(['a', 'b', 'c'], round)).toEqual(expected));
});

describe('a visit that fails', () => {
  const failing = (times: number) => {
    let left = times;
    return async () => {
      if (left-- > 0) throw new Error('it hung');
      return 'visited';
    };
  };

  it.each([
    [0, []],
    [2, ['  once more: it hung', '  once more: it hung']],
  ])('%d times is made again', async (times, expected) => {
    const said: string[] = [];
    await expect(retryVisit(failing(times), (line) => said.push(line))).resolves.toBe('visited');
    expect(said).toEqual(expected);
  });

  it('three times is given up', async () => {
    await expect(retryVisit(failing(3), () => undefined)).rejects.toThrow('it hung');
  });
});
