import { turnHue } from './colours';
import type { Game } from './game';
import { heroDrawing } from './heroes';
import { seededRandom } from './seededRandom';
import { drawBackdrop } from './backdrop';

export type CoverShape = 'portrait' | 'landscape';

interface Pose {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

const shapes = {
  portrait: { width: 300, height: 400, scale: 1.24 },
  landscape: { width: 400, height: 300, scale: 1.16 },
};

const asDrawn: Pose = { x: 0, y: 0, scale: 1, turn: 0 };
const poses: readonly Pose[] = [
  asDrawn,
  { x: 6, y: 8, scale: 0.94, turn: 8 },
  { x: -4, y: 4, scale: 1.12, turn: -9 },
  { x: 10, y: -2, scale: 0.86, turn: 14 },
];
const beforeCompanion: Pose = { x: 16, y: 24, scale: 0.84, turn: 4 };
const companion: Record<CoverShape, Pose> = {
  portrait: { x: -46, y: -62, scale: 0.54, turn: -12 },
  landscape: { x: -82, y: -34, scale: 0.6, turn: -12 },
};

const place = (drawing: string, { x, y, scale, turn }: Pose) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

/** A game's cover as SVG text, always the same for the same game; `portrait` is 300 x 400, `landscape` 400 x 300. */
export function drawCover({ code, category, cover }: Pick<Game, 'code' | 'category' | 'cover'>, shape: CoverShape): string {
  const { width, height, scale } = shapes[shape];
  const { hero, beside, seed, hue } = cover;
  const backdrop = drawBackdrop(category, code, { width, height });
  const backdropHue = seed === 0 ? 0 : Math.round(seededRandom(`${code} stage`)() * 18 - 9);
  const pose = poses[seed % poses.length] ?? asDrawn;
  const figures = beside
    ? place(heroDrawing(beside), companion[shape]) + place(turnHue(heroDrawing(hero), hue), beforeCompanion)
    : place(turnHue(heroDrawing(hero), hue), pose);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    withOwnIds(
      turnHue(backdrop, backdropHue) + `<g transform="translate(${width / 2} ${height * 0.485}) scale(${scale})">${figures}</g>`,
      code,
    ) +
    '</svg>'
  );
}

function withOwnIds(svg: string, owner: string): string {
  return svg.replaceAll(' id="', ` id="${owner}-`).replaceAll('url(#', `url(#${owner}-`);
}
