import { optimize } from 'svgo';
import { drawCover, type CoverShape } from './cover';
import { games } from './games';

const shapes: CoverShape[] = ['portrait', 'landscape'];
const parse = (svg: string) => optimize(svg, { plugins: [] });

it.each(shapes)('every %s cover is well-formed, light and unlike the others', (shape) => {
  const covers = games.map((game) => drawCover(game, shape));
  for (const cover of covers) {
    expect(() => parse(cover)).not.toThrow();
    expect(Buffer.byteLength(cover)).toBeLessThan(30_000);
  }
  const withoutIds = covers.map((cover) => cover.replaceAll(/(id="|url\(#)[^")]+/g, ''));
  expect(new Set(withoutIds).size).toBe(games.length);
});

it('a broken drawing would be noticed', () => {
  expect(() => parse('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).toThrow();
});

it('two covers in one document share no id, and every reference finds its own', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const seen = new Set<string | undefined>();
  for (const game of games) {
    const cover = drawCover(game, 'portrait');
    const ids = idsOf(cover);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => seen.has(id))).toEqual([]);
    expect([...cover.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.includes(id ?? ''))).toEqual([]);
    for (const id of ids) seen.add(id);
  }
});

it('a cover never changes', () => {
  const [game] = games;
  if (!game) throw new Error('the catalogue is empty');
  expect(drawCover(game, 'portrait')).toBe(drawCover({ ...game }, 'portrait'));
});
