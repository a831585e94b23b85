import { lacksChinese } from './lacksChinese';

interface Drawn {
  /** Width of the box for a missing character; a Chinese character is 40 px wide. */
  readonly box: number;
  readonly missing: string;
  /** What a missing character looks like. */
  readonly pictureOf?: (character: string) => string;
}

/** Mocks a canvas whose font draws boxes for the given characters and for unassigned ones. */
function drawWith({ box, missing, pictureOf = () => 'box' }: Drawn): void {
  let drawn = '';
  const isMissing = (character: string) => character === '\u0378' || missing.includes(character);
  const context = {
    font: '',
    measureText: (character: string) => ({ width: isMissing(character) ? box : 40 }),
    clearRect: () => (drawn = ''),
    fillText: (character: string) => (drawn = isMissing(character) ? pictureOf(character) : character),
    getImageData: () => ({ data: [drawn] }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

afterEach(() => jest.restoreAllMocks());

it.each<[string, Drawn, boolean]>([
  ['all characters', { box: 24, missing: '' }, false],
  ['all characters, and boxes as wide as they', { box: 40, missing: '' }, false],
  ['none', { box: 24, missing: '充钱戏' }, true],
  ['none, and boxes as wide as they', { box: 40, missing: '充钱戏' }, true],
  ['those that are Japanese, too', { box: 24, missing: '钱戏' }, true],
  [
    'none, and each box says which is missing',
    { box: 27, missing: '充钱戏', pictureOf: (character) => `box ${character}` },
    true,
  ],
])('a system that has %s', (_name, drawn, lacks) => {
  drawWith(drawn);
  expect(lacksChinese(document)).toBe(lacks);
});

it('a browser without a canvas is left as it is', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(lacksChinese(document)).toBe(false);
});
