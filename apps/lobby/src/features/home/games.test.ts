import { gameCategories, type Game as ListedGame, type HotGame } from '@parlour/api-client/endpoints/lobby';
import { defaultHotGames } from './defaultHotGames';
import { byRoom, hotGamesOf, roomsOf } from './games';

const hot: HotGame = { Code: 'FG', name: 'Golden Koi', GameCode: 'koi', app_img: '/koi.svg', GameType: '' };
const listed: ListedGame = {
  platform_name: 'FG',
  name: 'Golden Koi',
  game_code: 'koi',
  mobile_img: '/koi.svg',
  category_id: 'fishing',
  app_state: true,
  is_hot: false,
};

test.each([
  ['', 0, undefined],
  ['2', '2', undefined],
  ['fishing', 'fishing', 'fishing'],
])('a hot game of type "%s" opens with type %s', (GameType, type, room) => {
  expect(hotGamesOf([{ ...hot, GameType }])).toEqual([
    { platform: 'FG', type, code: 'koi', title: 'Golden Koi', cover: '/koi.svg', room },
  ]);
});

test.each([
  [0, 0],
  [14, 14],
  [15, 15],
  [16, 15],
])('of %i hot games %i are shown', (count, shown) => {
  expect(hotGamesOf(Array.from({ length: count }, () => hot))).toHaveLength(shown);
});

test.each(gameCategories.map((category) => [category]))('a game of %s stands in its room alone', (category) => {
  const rooms = roomsOf([{ ...listed, category_id: category }]);
  expect(rooms[category]).toEqual([
    { platform: 'FG', type: 0, code: 'koi', title: 'Golden Koi', cover: '/koi.svg', room: category },
  ]);
  expect(Object.values(rooms).flat()).toHaveLength(1);
});

test('what is switched off or of an unknown room is left out, the order stays', () => {
  const rooms = roomsOf([
    { ...listed, game_code: 'b' },
    { ...listed, game_code: 'off', app_state: false },
    { ...listed, game_code: 'odd', category_id: 'bingo' },
    { ...listed, game_code: 'a' },
  ]);
  expect(rooms.fishing.map(({ code }) => code)).toEqual(['b', 'a']);
  expect(Object.values(rooms).flat()).toHaveLength(2);
});

test('the built-in list has fifteen different games, each with a room', () => {
  expect(new Set(defaultHotGames.map(({ code }) => code)).size).toBe(15);
  expect(Object.values(byRoom(defaultHotGames)).flat()).toHaveLength(15);
});
