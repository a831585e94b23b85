import { optimize } from 'svgo';
import { drawTile } from './tiles';

it.each([
  ['中', 0],
  ['USDT', 168],
  ['A&B', 210],
])('%s becomes a well-formed tile', (text, hue) => {
  const tile = drawTile(text, hue);
  expect(() => optimize(tile, { plugins: [] })).not.toThrow();
  expect(tile).toContain(`hsl(${hue} `);
});

it('a longer text is written smaller', () => {
  const sizeOf = (svg: string) => Number(/font-size="(\d+)"/.exec(svg)?.[1]);
  expect(sizeOf(drawTile('USDT', 0))).toBeLessThan(sizeOf(drawTile('OB', 0)));
});
