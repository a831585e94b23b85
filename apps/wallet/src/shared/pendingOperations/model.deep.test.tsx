import { playHistory } from './testing/playHistory';

it.each(Array.from({ length: 400 }, (_, index) => 1000 + index))(
  'what decision 12 promises is kept in history %d',
  async (seed) => {
    expect(await playHistory(seed)).toBeUndefined();
  },
);
