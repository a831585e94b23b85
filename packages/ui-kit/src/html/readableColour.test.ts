import { themes } from '../themes';
import { readableColour } from './readableColour';

it.each([
  ['red', '#FFFFFF', 'rgb(230, 0, 0)'],
  ['#e60000', '#FFFFFF', 'rgb(230, 0, 0)'],
  ['rgb(255, 255, 0)', '#000000', 'rgb(255, 255, 0)'],
  ['rgba(0, 128, 0, 0.5)', '#FFFFFF', 'rgb(0, 128, 0)'],
  ['#333', '#FFFFFF', undefined],
  ['black', '#000000', undefined],
  ['transparent', '#FFFFFF', undefined],
  ['windowtext', '#FFFFFF', undefined],
  ['url(https://evil.example)', '#FFFFFF', undefined],
  ['', '#FFFFFF', undefined],
])('%s on %s is shown as %s', (written, background, shown) => {
  expect(readableColour(written, background)).toBe(shown);
});

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string) => {
  const hex = colour.startsWith('#') ? (colour.match(/[\da-f]{2}/gi) ?? []).map((two) => Number.parseInt(two, 16)) : undefined;
  const [red = 0, green = 0, blue = 0] = (hex ?? (colour.match(/\d+/g) ?? []).map(Number)).map((value) => channel(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it('every colour of a wide palette has a contrast of 4.5 on all backgrounds of articles in both themes', () => {
  const parts = [0, 64, 128, 192, 255];
  const palette = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `rgb(${red}, ${green}, ${blue})`)));
  const unreadable = [themes.dark, themes.light].flatMap(({ page, card, overlay, raised }) =>
    palette.flatMap((colour) => {
      const shown = readableColour(colour, raised);
      if (shown === undefined) return [];
      return [page, card, overlay, raised]
        .map((behind) => {
          const [one, other] = [luminance(shown), luminance(behind)];
          return { colour, behind, contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) };
        })
        .filter(({ contrast }) => contrast < 4.5);
    }),
  );
  expect(unreadable).toEqual([]);
});
