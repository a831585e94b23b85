import type { Game } from '@parlour/api-client/endpoints/lobby';
import { coverOf } from './coverOf';

const game = (platform_name: string, name: string, game_code: string): Game => ({
  platform_name,
  name,
  otherName: '',
  game_code,
  mobile_img: `${game_code}.svg`,
  category_id: 'realbet',
  app_state: true,
  is_hot: false,
});
const games = [game('OB', 'Baccarat', 'baccarat'), game('FG', 'Golden Koi', 'fg-koi'), game('AE', 'Baccarat', 'ae-baccarat')];

it.each([
  ['OB · Baccarat', 'baccarat.svg'],
  ['AE · Baccarat', 'ae-baccarat.svg'],
  ['FG Golden Koi', 'fg-koi.svg'],
  ['fg-koi', 'fg-koi.svg'],
  ['FG', undefined],
  ['', undefined],
])('%p has the picture %s', (code, picture) => {
  expect(coverOf(code, games)).toBe(picture);
});

it('without games there is no picture', () => {
  expect(coverOf('OB · Baccarat')).toBeUndefined();
});
