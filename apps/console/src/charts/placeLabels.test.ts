import { placeLabels } from './placeLabels';

const label = (x: number, text = '214') => ({ x, text });

it('leaves out what would overlap, and keeps the newer', () => {
  expect(placeLabels([label(100), label(110), label(200)], 400).map(({ x }) => x)).toEqual([110, 200]);
});

it('keeps labels inside the frame', () => {
  expect(placeLabels([label(0), label(400)], 400).map(({ at }) => at)).toEqual([10.5, 389.5]);
});
