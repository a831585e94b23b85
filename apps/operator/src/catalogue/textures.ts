import type { Category } from './game';
import type { Palette } from './palettes';

export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  random: () => number;
}

type Texture = (canvas: Canvas) => string;

const round = (value: number) => String(Math.round(value * 10) / 10);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const velvet: Texture = ({ width, height: h, palette }) => {
  const folds = range(Math.ceil(width / 26) + 1)
    .map((fold) => `M${fold * 26},0c9,${h * 0.2} -9,${h * 0.5} 0,${h}`)
    .join('');
  return `<path d="${folds}" fill="none" stroke="${palette.rim}" stroke-opacity=".07" stroke-width="13"/>`;
};

const pitch: Texture = ({ width, height, palette }) => {
  const horizon = height * 0.56;
  const wedges = [-45, -15, 15, 45]
    .map((start) => [start, start + 15].map((x) => (x * width) / 300))
    .map(([a = 0, b = 0]) => {
      const [nearA, farA, farB, nearB] = [a * 8.8, a, b, b * 8.8].map((x) => round(x + width / 2));
      return `M${farA},${horizon}H${farB}L${nearB},${height}H${nearA}Z`;
    })
    .join('');
  const crowd = [40, 32, 24]
    .map(
      (above, row) =>
        `<path d="M${row * 3},${horizon - above}H${width}" stroke-width="${4.8 - row * 0.4}" stroke-opacity="${0.1 + row * 0.03}"/>`,
    )
    .join('');
  return `<path d="${wedges}" fill="#fff" opacity=".05"/><path d="M0,${horizon}H${width}" stroke="${palette.rim}" stroke-opacity=".2"/><g fill="none" stroke="${palette.rim}" stroke-linecap="round" stroke-dasharray=".1 9">${crowd}</g>`;
};

const sea: Texture = ({ width, height, palette, random }) => {
  const ripples = range(7)
    .map((row) => `M${row * 7 - 20},${24 + row * 9}${'q36,-14 72,0t72,0'.repeat(Math.ceil(width / 144) + 1)}`)
    .join('');
  const bubbles = range(9)
    .map(() => {
      const [x, y, r] = [random() * width, random() * height * 0.8, 2 + random() * 6];
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/><path d="M${round(x - r * 0.35)},${round(y - r * 0.35)}h.1" stroke-width="${round(r * 0.45)}" stroke-opacity=".8"/>`;
    })
    .join('');
  const bed = `<path transform="translate(0 ${height - 400}) scale(${width / 300} 1)" d="M0,400V344C18,320 24,360 48,352C66,336 78,380 120,376C180,372 210,392 234,360C258,336 276,360 300,336V400Z" fill="${palette.ink}" opacity=".85"/>`;
  const coral = `<path transform="translate(0 ${height - 400})" d="M30,384V328M30,360L15,336M30,352L45,320" stroke="#FF7F6B" stroke-width="5.4" opacity=".9"/>`;
  const weed = `<path transform="translate(${width - 300} ${height - 400})" d="M264,392C255,360 276,344 264,308M282,400C273,376 291,360 282,332" stroke="#7FE3C0" stroke-width="4.2" opacity=".8"/>`;
  return `<path d="${ripples}" fill="none" stroke="${palette.rim}" stroke-opacity=".12" stroke-width="1.5"/>${bed}<g fill="none" stroke-linecap="round">${coral}${weed}</g><g fill="#fff" fill-opacity=".08" stroke="#fff" stroke-opacity=".5" stroke-linecap="round">${bubbles}</g>`;
};

const suits: Texture = ({ width, height, palette }) =>
  `<pattern id="suits" width="68" height="68" patternUnits="userSpaceOnUse"><g fill="${palette.rim}" opacity=".08"><path d="M0,-50C14,-28 46,-10 46,16C46,36 22,44 8,28C9,40 14,48 22,52H-22C-14,48 -9,40 -8,28C-22,44 -46,36 -46,16C-46,-10 -14,-28 0,-50Z" transform="translate(17 17) scale(.13)"/><path d="M0,50C-20,28 -50,8 -50,-18C-50,-44 -14,-52 0,-24C14,-52 50,-44 50,-18C50,8 20,28 0,50Z" transform="translate(51 17) scale(.13)"/><path d="M0,-50A24,24 0 0 1 20,-12A24,24 0 1 1 8,22C9,38 14,46 22,50H-22C-14,46 -9,38 -8,22A24,24 0 1 1 -20,-12A24,24 0 0 1 0,-50Z" transform="translate(51 51) scale(.13)"/><path d="M0,-54C12,-32 24,-16 40,0C24,16 12,32 0,54C-12,32 -24,16 -40,0C-24,-16 -12,-32 0,-54Z" transform="translate(17 51) scale(.13)"/></g></pattern><rect width="${width}" height="${height}" fill="url(#suits)"/>`;

const hexagons: Texture = ({ width, height, palette }) =>
  `<pattern id="hexagons" width="34.64" height="60" patternUnits="userSpaceOnUse"><path d="M17.32,11.2L33.6,20.6V39.4L17.32,48.8L1,39.4V20.6ZM0,-18.8L16.3,-9.4V9.4L0,18.8M34.64,-18.8L18.4,-9.4V9.4L34.64,18.8M0,41.2L16.3,50.6V69.4M34.64,41.2L18.4,50.6V69.4" fill="none" stroke="${palette.light}" stroke-opacity=".13"/></pattern><rect width="${width}" height="${height}" fill="url(#hexagons)"/><path d="M0,${height * 0.8}L${width},${height * 0.55}V${height * 0.6}L0,${height * 0.87}Z" fill="${palette.light}" opacity=".12"/>`;

const rays: Texture = ({ width, height, palette }) => {
  const reach = Math.hypot(width, height);
  const point = (turn: number) => `L${round(reach * Math.cos(turn))},${round(reach * Math.sin(turn))}`;
  const fan = range(22)
    .map((ray) => (ray * Math.PI) / 11 + 0.05)
    .map((turn) => `M0,0${point(turn)}${point(turn + 0.114)}Z`)
    .join('');
  return `<path transform="translate(${width / 2} ${height * 0.46})" d="${fan}" fill="${palette.rim}" opacity=".07"/>`;
};

const dots: Texture = ({ width, height, palette }) => {
  const rings = new Map<string, string>();
  for (const row of range(Math.ceil(height / 18) + 1)) {
    for (const column of range(Math.ceil(width / 18) + 1)) {
      const [x, y] = [column * 18 + (row % 2) * 9, row * 18];
      const size = round(Math.round(Math.hypot(x - width / 2, y - height * 0.46) / 30) * 0.7 + 6);
      rings.set(size, `${rings.get(size) ?? ''}M${x},${y}h.1`);
    }
  }
  const strokes = [...rings].map(([size, marks]) => `<path d="${marks}" stroke-width="${size}"/>`).join('');
  return `<g stroke="${palette.deep}" stroke-opacity=".22" stroke-linecap="round">${strokes}</g>`;
};

export const textures: Record<Category, Texture> = {
  realbet: velvet,
  sport: pitch,
  fishing: sea,
  joker: suits,
  gaming: hexagons,
  concise: rays,
  lottery: dots,
};
