import { redPacketTokens } from '../parts/illustrations/redPacketTokens';
import { copperTokens } from '../parts/CopperCard';
import { gradientCardTokens, theme } from './theme';
import { themes, type ThemeName, type Token } from '../themes';

type Colour = { r: number; g: number; b: number; a: number };

function parse(css: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(css);
  const channels = hex
    ? hex.slice(1).map((pair) => parseInt(pair, 16))
    : css
        .replace(/^rgba\(|\)$/g, '')
        .split(',')
        .map(Number);
  const [r = NaN, g = NaN, b = NaN, a = 1] = channels;
  return { r, g, b, a };
}

function over(top: Colour, background: Colour): Colour {
  const mix = (upper: number, lower: number) => upper * top.a + lower * (1 - top.a);
  return { r: mix(top.r, background.r), g: mix(top.g, background.g), b: mix(top.b, background.b), a: 1 };
}

function luminance({ r, g, b }: Colour) {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(a: Colour, b: Colour) {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const text: Token[] = ['text', 'text2', 'accentText', 'gold', 'success', 'danger', 'info'];
const layers: Token[] = ['page', 'card', 'raised', 'pressed', 'input', 'overlay'];
/** Text on a translucent fill over a background, as the parts combine them. */
const filled: [token: Token, fill: Token, background: Token][] = [
  ...(['page', 'card', 'overlay'] as const).flatMap((background): [Token, Token, Token][] => [
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
];
/** Colours of shapes that carry meaning: an edge, a bar, an icon, a knob. */
const shapes: [Token, Token][] = [
  ['field', 'overlay'],
  ['accent', 'overlay'],
  ['accent', 'pressed'],
  ['accentText', 'pressed'],
  ['danger', 'card'],
  ['danger', 'pressed'],
  ['success', 'toastSuccess'],
  ['danger', 'toastDanger'],
  ['text2', 'pressed'],
  ['onAccent', 'accent'],
];
const soft: [Token, Token][] = [
  ['accentText', 'accentSoft'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
];

describe.each<ThemeName>(['dark', 'light'])('the %s theme', (name) => {
  const colour = (token: Token) => parse(themes[name][token]);

  it.each(text.flatMap((token) => layers.map((layer): [Token, Token] => [token, layer])))('%s reads on %s', (token, layer) => {
    expect(contrast(colour(token), colour(layer))).toBeGreaterThanOrEqual(4.5);
  });

  it.each<Token>(['page', 'card', 'raised', 'input'])('captions read on %s, edges of fields show', (layer) => {
    expect(contrast(colour('text3'), colour(layer))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('field'), colour(layer))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('accent'), colour(layer))).toBeGreaterThanOrEqual(3);
  });

  it.each(soft)('%s reads on %s over a raised layer', (token, fill) => {
    expect(contrast(colour(token), over(colour(fill), colour('raised')))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(filled)('%s reads on %s over %s', (token, fill, background) => {
    expect(contrast(colour(token), over(colour(fill), colour(background)))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s shows on %s', (shape, background) => {
    expect(contrast(colour(shape), colour(background))).toBeGreaterThanOrEqual(3);
  });

  it('selected items and captions in sheets are readable', () => {
    expect(contrast(colour('text'), colour('selected'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text2'), colour('selected'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text3'), colour('overlay'))).toBeGreaterThanOrEqual(4.5);
  });

  it('the accent carries its text, toasts carry theirs', () => {
    expect(contrast(colour('onAccent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text'), colour('toastSuccess'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text'), colour('toastDanger'))).toBeGreaterThanOrEqual(4.5);
  });
});

it.each<Token>(['text', 'text2', 'text3', 'gold', 'accentText'])(
  '%s reads on the lightest corner of the gradient card',
  (token) => {
    expect(contrast(parse(gradientCardTokens[token] ?? ''), parse('#20413F'))).toBeGreaterThanOrEqual(4.5);
  },
);

it.each<Token>(['text', 'text2', 'text3'])('%s reads on the lightest corner of the copper card', (token) => {
  expect(contrast(parse(copperTokens[token] ?? ''), parse('#5A2812'))).toBeGreaterThanOrEqual(4.5);
});

it.each<Token>(['text', 'text2', 'text3', 'gold', 'accent'])('%s reads on the red packet page', (token) => {
  expect(contrast(parse(redPacketTokens[token] ?? ''), parse('#7E1A22'))).toBeGreaterThanOrEqual(4.5);
});

it('the gold button and the prize note of the red packet page carry their text', () => {
  expect(contrast(parse('#4A1506'), parse('#EDBB4F'))).toBeGreaterThanOrEqual(4.5);
  for (const token of [theme.color.onPacketPaper, theme.color.onPacketPaper2])
    expect(contrast(parse(token), parse('#F3E1BE'))).toBeGreaterThanOrEqual(4.5);
});

it('text on the whitest picture read', () => {
  const background = over(parse(theme.color.pictureShade), parse('#FFFFFF'));
  expect(contrast(parse(theme.color.onPicture), background)).toBeGreaterThanOrEqual(4.5);
});

it.each<[Token, Token]>([
  ['text', 'raised'],
  ['text', 'pressed'],
  ['text2', 'raised'],
  ['gold', 'raised'],
  ['accentText', 'accentSoft'],
  ['success', 'successSoft'],
])('on the gradient card %s reads on %s', (token, fill) => {
  const background = over(parse(gradientCardTokens[fill] ?? ''), parse('#20413F'));
  expect(contrast(parse(gradientCardTokens[token] ?? ''), background)).toBeGreaterThanOrEqual(4.5);
});

it.each<Token>(['text', 'text2'])('on the copper card %s reads on chips and tracks', (token) => {
  for (const fill of ['raised', 'pressed'] as const) {
    const background = over(parse(copperTokens[fill] ?? ''), parse('#5A2812'));
    expect(contrast(parse(copperTokens[token] ?? ''), background)).toBeGreaterThanOrEqual(4.5);
  }
});
