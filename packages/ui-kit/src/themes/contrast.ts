import type { CommonToken } from './common';
import type { Token } from './dark';
import type { ThemeName } from './index';

/** All values of a look: those of the two themes, and those that they share. */
export interface Look extends Readonly<Record<ThemeName, Readonly<Record<Token, string>>>> {
  readonly common: Readonly<Record<CommonToken, string>>;
}

/** Two colours that stand on each other, and how much they differ; `least` is what WCAG 2.2 AA asks for, for text or for shapes. */
export interface ContrastPair {
  /** `text on card in the dark theme` */
  readonly name: string;
  readonly ratio: number;
  readonly least: 4.5 | 3;
}

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Reads `#RRGGBB` or `rgba(r,g,b,a)`; undefined for anything else. */
export function colourOf(css: string): Colour | undefined {
  const hex = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i.exec(css);
  const decimal = /^rgba\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3}), ?(0|1|0?\.\d+)\)$/.exec(css);
  const [r, g, b, a = 1] = hex ? hex.slice(1).map((pair) => Number.parseInt(pair, 16)) : (decimal?.slice(1).map(Number) ?? []);
  if (r === undefined || g === undefined || b === undefined || Math.max(r, g, b) > 255) return undefined;
  return { r, g, b, a };
}

function over(top: Colour, background: Colour): Colour {
  const mix = (upper: number, lower: number) => upper * top.a + lower * (1 - top.a);
  return { r: mix(top.r, background.r), g: mix(top.g, background.g), b: mix(top.b, background.b), a: 1 };
}

function luminance({ r, g, b }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast of a colour and what is behind it, which may be several layers; NaN when one of them cannot be read. */
export function contrastOf(front: string, ...behind: readonly string[]): number {
  const [top, ...layers] = [front, ...behind].map(colourOf);
  // What is below a translucent layer is not known.
  if (top === undefined || layers.includes(undefined) || layers.at(-1)?.a !== 1) return Number.NaN;
  const background = (layers as readonly Colour[]).reduceRight((below, layer) => over(layer, below));
  const [dim = 0, bright = 0] = [luminance(over(top, background)), luminance(background)].sort((one, other) => one - other);
  return (bright + 0.05) / (dim + 0.05);
}

type Layers = readonly [front: Token, ...behind: Token[]];

const texts: readonly Token[] = ['text', 'text2', 'accentText', 'gold', 'success', 'danger', 'info'];
const surfaces: readonly Token[] = ['page', 'card', 'raised', 'pressed', 'input', 'overlay'];
const captioned: readonly Token[] = ['page', 'card', 'raised', 'input'];
/** Text on a translucent fill over a background, as the parts combine them. */
const filled: readonly Layers[] = [
  ...(['page', 'card', 'overlay'] as const).flatMap((background): Layers[] => [
    ['accentText', 'accentSoft', background],
    ['success', 'successSoft', background],
    ['danger', 'dangerSoft', background],
    ['info', 'infoSoft', background],
    ['gold', 'goldSoft', background],
    ['text2', 'goldSoft', background],
    ['text3', 'accentSoft', background],
  ]),
  ['text', 'infoSoft', 'page'],
  ['accentText', 'infoSoft', 'page'],
  ['accentText', 'accentSoft', 'raised'],
  ['success', 'successSoft', 'raised'],
  ['danger', 'dangerSoft', 'raised'],
  ['info', 'infoSoft', 'raised'],
];
const read: readonly Layers[] = [
  ...texts.flatMap((text) => surfaces.map((surface): Layers => [text, surface])),
  ...captioned.map((surface): Layers => ['text3', surface]),
  ...filled,
  ['text', 'selected'],
  ['text2', 'selected'],
  ['text3', 'overlay'],
  ['onAccent', 'accent'],
  ['text', 'toastSuccess'],
  ['text', 'toastDanger'],
];
/** Shapes that carry meaning: an edge, a bar, an icon, a knob. */
const shapes: readonly Layers[] = [
  ...captioned.flatMap((surface): Layers[] => [
    ['field', surface],
    ['accent', surface],
  ]),
  ['field', 'overlay'],
  ['accent', 'overlay'],
  ['accent', 'pressed'],
  ['danger', 'card'],
  ['danger', 'pressed'],
  ['success', 'toastSuccess'],
  ['danger', 'toastDanger'],
];

/** Every pair of colours that the parts put on each other. */
export function contrastPairs({ common, ...themes }: Look): readonly ContrastPair[] {
  const inTheme = (name: ThemeName, all: readonly Layers[], least: 4.5 | 3) =>
    all.map(([front, ...behind]) => ({
      name: `${front} on ${behind.join(' over ')} in the ${name} theme`,
      ratio: contrastOf(themes[name][front], ...behind.map((token) => themes[name][token])),
      least,
    }));
  const { dark } = themes;
  const onCard = (card: 'gradient' | 'copper', gradient: string) => {
    const tokens: Readonly<Record<string, string>> = {
      ...dark,
      raised: common[`${card}Raised`],
      pressed: common[`${card}Pressed`],
      text2: common[`${card}Text2`],
      text3: common[`${card}Text3`],
    };
    return (front: Token, ...fill: readonly Token[]) =>
      coloursIn(gradient).map((corner) => ({
        name: `${[front, ...fill].join(' on ')} on ${corner} of the ${card} card`,
        ratio: contrastOf(tokens[front] ?? '', ...fill.map((one) => tokens[one] ?? ''), corner),
        least: 4.5 as const,
      }));
  };
  const gradient = onCard('gradient', common.brandGradient);
  const copper = onCard('copper', common.copperGradient);
  return [
    ...(['dark', 'light'] as const).flatMap((name) => [...inTheme(name, read, 4.5), ...inTheme(name, shapes, 3)]),
    ...(['text', 'text2', 'text3', 'gold', 'accentText'] as const).flatMap((text) => gradient(text)),
    ...(['text', 'text2', 'gold'] as const).flatMap((text) => gradient(text, 'raised')),
    ...gradient('text', 'pressed'),
    ...gradient('accentText', 'accentSoft'),
    ...gradient('success', 'successSoft'),
    ...(['text', 'text2', 'text3'] as const).flatMap((text) => copper(text)),
    ...(['text', 'text2'] as const).flatMap((text) => [...copper(text, 'raised'), ...copper(text, 'pressed')]),
  ];
}

/** The colours of a gradient. */
function coloursIn(gradient: string): readonly string[] {
  return gradient.match(/#[\dA-F]{6}\b|rgba\([^)]*\)/gi) ?? [''];
}
