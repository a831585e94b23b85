import type { Game } from '@parlour/api-client/endpoints/lobby';
import { pictureOf } from './pictureOf';

const game = (platform_name: string, name: string, category_id: string): Game => ({
  platform_name,
  name,
  otherName: '',
  game_code: name.toLowerCase(),
  mobile_img: `/${platform_name}-${name}.svg`,
  category_id,
  app_state: true,
  is_hot: false,
});
const games = [
  game('OB', 'Baccarat', 'realbet'),
  game('AE', 'Roulette', 'realbet'),
  game('OB', 'Football', 'sport'),
  game('OB', 'Majors', 'gaming'),
  game('FG', 'Golden Koi', 'fishing'),
  game('AE', 'Mahjong', 'joker'),
  game('FG', 'Lantern', 'concise'),
  game('PP', 'Lucky Sevens', 'concise'),
  game('AE', 'Lucky 8', 'lottery'),
];

it.each([
  ['OB Baccarat', '/OB-Baccarat.svg'],
  ['Golden Koi', '/FG-Golden Koi.svg'],
  ['AE Live', '/AE-Roulette.svg'],
  ['OB Live', '/OB-Baccarat.svg'],
  ['OB Sports', '/OB-Football.svg'],
  ['OB E-sports', '/OB-Majors.svg'],
  ['FG Fishing', '/FG-Golden Koi.svg'],
  ['AE Cards', '/AE-Mahjong.svg'],
  ['PP Slots', '/PP-Lucky Sevens.svg'],
  ['XX Slots', '/FG-Lantern.svg'],
  ['Lottery', '/AE-Lucky 8.svg'],
  ['PG 电子', '/FG-Lantern.svg'],
  ['Something else', undefined],
  ['', undefined],
])('%p is pictured by %p', (gamename, picture) => {
  expect(pictureOf(gamename, games)).toBe(picture);
});

it('without games there is no picture', () => {
  expect(pictureOf('OB Live')).toBeUndefined();
});
