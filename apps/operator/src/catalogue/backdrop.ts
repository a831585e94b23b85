import type { Category } from './game';
import { palettes } from './palettes';
import { seededRandom } from './seededRandom';
import { textures } from './textures';

export interface BackdropSize {
  width: number;
  height: number;
}

/** The lit background of a hero: SVG content of the given size, the same for the same seed. */
export function drawBackdrop(category: Category, seed: string, { width, height }: BackdropSize): string {
  const random = seededRandom(seed);
  const palette = palettes[category];
  const { deep, mid, light, rim, ink } = palette;
  const full = `<rect width="${width}" height="${height}"`;
  const lampX = width / 2;
  const lampY = height * 0.445;
  const lampRadius = Math.max(width, height) * 0.52;
  const beam = (xs: readonly number[], foot: number, opacity: number) => {
    const [a, b, c, d] = xs.map((x) => Math.round(lampX + x * width));
    return `<path d="M${a},-4H${b}L${c},${height * foot}H${d}Z" fill="url(#beam)" opacity="${opacity}"/>`;
  };
  const side = random() < 0.5 ? 1 : -1;
  const beams =
    beam(
      [-0.34, -0.2, 0.12, -0.3].map((x) => x * side),
      0.95,
      0.5,
    ) +
    beam(
      [0.22, 0.34, 0.38, 0.04].map((x) => x * side),
      0.9,
      0.38,
    );
  const motes = Array.from({ length: 14 }, () => {
    const [x, y, r, opacity] = [random() * width, random() * height * 0.8, 0.6 + random() * 1.8, 0.2 + random() * 0.5];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" opacity="${opacity.toFixed(1)}"/>`;
  }).join('');
  return [
    '<defs>',
    `<linearGradient id="wall" x2="0" y2="1"><stop stop-color="${mid}"/><stop offset=".62" stop-color="${deep}"/><stop offset="1" stop-color="${ink}"/></linearGradient>`,
    `<radialGradient id="lamp"><stop stop-color="${light}" stop-opacity=".95"/><stop offset=".35" stop-color="${light}" stop-opacity=".42"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="beam" x2="0" y2="1"><stop stop-color="${rim}" stop-opacity=".3"/><stop offset="1" stop-color="${rim}" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="floor" x2="0" y2="1"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".75"/></linearGradient>`,
    `<radialGradient id="edge" cy=".42" r=".78"><stop offset=".62" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".6"/></radialGradient>`,
    '</defs>',
    `${full} fill="url(#wall)"/><circle cx="${lampX}" cy="${lampY}" r="${lampRadius}" fill="url(#lamp)"/>`,
    textures[category]({ width, height, palette, random }),
    beams,
    `<g fill="${rim}">${motes}</g>${full} fill="url(#floor)"/>${full} fill="url(#edge)"/>`,
  ].join('');
}
