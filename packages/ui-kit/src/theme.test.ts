import { packetRoom } from './parts/packetRoom';
import { copper } from './parts/CopperPlate';
import { plate, theme, themes, type ThemeName, type Token } from './theme';

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

function over(top: Colour, ground: Colour): Colour {
  const mix = (upper: number, lower: number) => upper * top.a + lower * (1 - top.a);
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), a: 1 };
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
/** Words on a fill over a ground, as the parts lay them. */
const filled: [words: Token, fill: Token, ground: Token][] = [
  ...(['page', 'card', 'overlay'] as const).flatMap((ground): [Token, Token, Token][] => [
    ['accentText', 'accentSoft', ground],
    ['success', 'successSoft', ground],
    ['danger', 'dangerSoft', ground],
    ['info', 'infoSoft', ground],
    ['gold', 'goldSoft', ground],
    ['text2', 'goldSoft', ground],
    ['text3', 'accentSoft', ground],
  ]),
  ['text', 'infoSoft', 'page'],
  ['accentText', 'infoSoft', 'page'],
];
/** Colours of shapes that carry meaning: an edge, a bar, a sign, a knob. */
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

  test.each(text.flatMap((token) => layers.map((layer): [Token, Token] => [token, layer])))('%s reads on %s', (token, layer) => {
    expect(contrast(colour(token), colour(layer))).toBeGreaterThanOrEqual(4.5);
  });

  test.each<Token>(['page', 'card', 'raised', 'input'])('captions read on %s, edges of fields show', (layer) => {
    expect(contrast(colour('text3'), colour(layer))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('field'), colour(layer))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('accent'), colour(layer))).toBeGreaterThanOrEqual(3);
  });

  test.each(soft)('%s reads on %s over a raised layer', (token, fill) => {
    expect(contrast(colour(token), over(colour(fill), colour('raised')))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(filled)('%s reads on %s over %s', (words, fill, ground) => {
    expect(contrast(colour(words), over(colour(fill), colour(ground)))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s shows on %s', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test('what is chosen and captions in sheets read', () => {
    expect(contrast(colour('text'), colour('selected'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text2'), colour('selected'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text3'), colour('overlay'))).toBeGreaterThanOrEqual(4.5);
  });

  test('the accent carries its text, toasts carry theirs', () => {
    expect(contrast(colour('onAccent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text'), colour('toastSuccess'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('text'), colour('toastDanger'))).toBeGreaterThanOrEqual(4.5);
  });
});

test.each<Token>(['text', 'text2', 'text3', 'gold', 'accentText'])('%s reads on the lightest corner of the plate', (token) => {
  expect(contrast(parse(plate[token] ?? ''), parse('#20413F'))).toBeGreaterThanOrEqual(4.5);
});

test.each<Token>(['text', 'text2', 'text3'])('%s reads on the lightest corner of the copper plate', (token) => {
  expect(contrast(parse(copper[token] ?? ''), parse('#5A2812'))).toBeGreaterThanOrEqual(4.5);
});

test.each<Token>(['text', 'text2', 'text3', 'gold', 'accent'])('%s reads in the red packet room', (token) => {
  expect(contrast(parse(packetRoom[token] ?? ''), parse('#7E1A22'))).toBeGreaterThanOrEqual(4.5);
});

test('the gold button and the won paper of the red packet room carry their text', () => {
  expect(contrast(parse('#4A1506'), parse('#EDBB4F'))).toBeGreaterThanOrEqual(4.5);
  for (const words of [theme.color.onPacketPaper, theme.color.onPacketPaper2])
    expect(contrast(parse(words), parse('#F3E1BE'))).toBeGreaterThanOrEqual(4.5);
});

test('words on the whitest picture read', () => {
  const ground = over(parse(theme.color.pictureShade), parse('#FFFFFF'));
  expect(contrast(parse(theme.color.onPicture), ground)).toBeGreaterThanOrEqual(4.5);
});

test.each<[Token, Token]>([
  ['text', 'raised'],
  ['text', 'pressed'],
  ['text2', 'raised'],
  ['gold', 'raised'],
  ['accentText', 'accentSoft'],
  ['success', 'successSoft'],
])('on the plate %s reads on %s', (words, fill) => {
  const ground = over(parse(plate[fill] ?? ''), parse('#20413F'));
  expect(contrast(parse(plate[words] ?? ''), ground)).toBeGreaterThanOrEqual(4.5);
});

test.each<Token>(['text', 'text2'])('on the copper plate %s reads on chips and tracks', (words) => {
  for (const fill of ['raised', 'pressed'] as const) {
    const ground = over(parse(copper[fill] ?? ''), parse('#5A2812'));
    expect(contrast(parse(copper[words] ?? ''), ground)).toBeGreaterThanOrEqual(4.5);
  }
});
