import { redPacketTokens } from '../parts/illustrations/redPacketTokens';
import { theme } from './theme';
import { common, sharedValue, themes, type Token } from '../themes';
import { contrastOf, contrastPairs } from '../themes/contrast';

it.each(contrastPairs({ ...themes, common }).map(({ name, ratio, least }) => [name, ratio, least]))(
  '%s: %d',
  (_name, ratio, least) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  },
);

it.each([
  ['#767676', ['#FFFFFF'], 4.54],
  ['#FFFFFF', ['#000000'], 21],
  ['rgba(0,0,0,.5)', ['#FFFFFF'], 3.98],
  ['#FFFFFF', ['rgba(0, 0, 0, 0.5)', '#FFFFFF'], 3.98],
])('%s on %j has the contrast %d', (front, behind, ratio) => {
  expect(Math.floor(contrastOf(front, ...behind) * 100) / 100).toBeCloseTo(ratio, 1);
});

it('lengths that screens compute with have the values that the themes share', () => {
  expect([theme.gutter, theme.cardPadding]).toEqual([sharedValue('gutter'), sharedValue('cardPadding')]);
});

it('what is no colour has no contrast', () => {
  expect(contrastOf('red', '#FFFFFF')).toBeNaN();
  expect(contrastOf('#FFFFFF', 'linear-gradient(#000000,#000000)')).toBeNaN();
});

it.each<Token>(['text', 'text2', 'text3', 'gold', 'accent'])('%s reads on the red packet page', (token) => {
  expect(contrastOf(redPacketTokens[token] ?? '', '#7E1A22')).toBeGreaterThanOrEqual(4.5);
});

it('the gold button and the prize note of the red packet page carry their text', () => {
  expect(contrastOf('#4A1506', '#EDBB4F')).toBeGreaterThanOrEqual(4.5);
  for (const token of [theme.color.onPacketPaper, theme.color.onPacketPaper2])
    expect(contrastOf(token, '#F3E1BE')).toBeGreaterThanOrEqual(4.5);
});

it('text on the whitest picture read', () => {
  expect(contrastOf(theme.color.onPicture, theme.color.pictureShade, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
});
