/** @jest-environment node */
import { PNG } from 'pngjs';
import { differenceOf, pack } from './pictureDifference';

type Colour = readonly [red: number, green: number, blue: number];

/** A square of one colour with a smaller one in its middle. */
function square(side: number, inner: number, ground: Colour, colour: Colour): Buffer {
  const png = new PNG({ width: side, height: side });
  const edge = (side - inner) / 2;
  const isInside = (at: number) => at >= edge && at < side - edge;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) png.data.set([...(isInside(x) && isInside(y) ? colour : ground), 255], (y * side + x) * 4);
  return PNG.sync.write(png);
}

const page: Colour = [11, 20, 22];
const accent: Colour = [255, 130, 80];
const before = square(40, 20, page, accent);

it.each([
  ['the same', before, 0],
  ['a colour that no eye tells apart', square(40, 20, page, [253, 129, 80]), 0],
  ['another colour', square(40, 20, page, [226, 112, 58]), 400],
  ['a pixel more on each side', square(40, 22, page, accent), 84],
])('%s', (_what, after, pixels) => {
  expect(differenceOf(before, after).pixels).toBe(pixels);
});

it('another size is another picture', () => {
  expect(differenceOf(before, square(42, 20, page, accent))).toEqual({
    pixels: Infinity,
    painted: undefined,
    words: 'it was 40 × 40 and is 42 × 42',
  });
});

it('packing changes nothing that the eye sees', () => {
  expect(differenceOf(before, pack(before)).pixels).toBe(0);
});
