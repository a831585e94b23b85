import { createBandwidth, createCongestionWindow, SEGMENT_BYTES } from './bandwidth';

describe('the pace of a line', () => {
  it.each([
    ['alone', [[0, 1000]], [5]],
    ['after a pause', [[100, 1000]], [105]],
    [
      'behind another',
      [
        [0, 1000],
        [2, 1000],
      ],
      [5, 10],
    ],
    [
      'when the other has left',
      [
        [0, 1000],
        [7, 1000],
      ],
      [5, 12],
    ],
    ['nothing', [[3, 0]], [3]],
  ])('%s', (_case, handed, expected) => {
    const pace = createBandwidth(1_600_000);
    expect(handed.map(([now = 0, bytes = 0]) => pace.leaveAt(now, bytes))).toEqual(expected);
  });
});

describe('the window of a sender', () => {
  const capacityIn = (window: ReturnType<typeof createCongestionWindow>) => {
    let segments = 0;
    for (; window.hasCapacity(SEGMENT_BYTES); segments += 1) window.sent(SEGMENT_BYTES);
    return segments;
  };

  it('is ten packets before anything was heard, twice as many a round trip later, and so on', () => {
    const window = createCongestionWindow();
    const rounds = [0, 1, 2].map(() => {
      const sent = capacityIn(window);
      for (let segment = 0; segment < sent; segment += 1) window.acknowledged(SEGMENT_BYTES);
      return sent;
    });
    expect(rounds).toEqual([10, 20, 40]);
  });
});
