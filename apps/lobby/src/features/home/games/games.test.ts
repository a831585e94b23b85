import { gameCategories, type Game as ListedGame, type GameCategory, type HotGame } from '@parlour/api-client/endpoints/lobby';
import { defaultHotGames } from './defaultHotGames';
import { groupBySection, hotGamesOf, listedGamesOf } from './games';
import { type SectionName, sectionNames } from './sections';

const hot: HotGame = { Code: 'FG', name: 'Golden Koi', GameCode: 'koi', app_img: '/koi.svg', GameType: '' };
const listed: ListedGame = {
  platform_name: 'FG',
  name: 'Golden Koi',
  otherName: '金鲤',
  game_code: 'koi',
  mobile_img: '/koi.svg',
  category_id: 'fishing',
  app_state: true,
  is_hot: false,
};

it.each([
  ['', 0, undefined],
  ['2', '2', undefined],
  ['fishing', 'fishing', 'fishing'],
])('a hot game of type "%s" opens with type %s', (GameType, type, category) => {
  expect(hotGamesOf([{ ...hot, GameType }])).toEqual([
    { platform: 'FG', type, code: 'koi', title: 'Golden Koi', cover: '/koi.svg', category },
  ]);
});

it.each([
  [0, 0],
  [14, 14],
  [15, 15],
  [16, 15],
])('of %i hot games %i are shown', (count, shown) => {
  expect(hotGamesOf(Array.from({ length: count }, () => hot))).toHaveLength(shown);
});

it.each<[GameCategory, SectionName]>([
  ['realbet', 'realbet'],
  ['sport', 'sport'],
  ['gaming', 'sport'],
  ['fishing', 'fishing'],
  ['joker', 'joker'],
  ['concise', 'concise'],
  ['lottery', 'lottery'],
])('a game of %s stands in the room %s alone', (category, section) => {
  const sections = groupBySection(listedGamesOf([{ ...listed, category_id: category }]));
  expect(sections[section]).toEqual([
    { platform: 'FG', type: 0, code: 'koi', title: 'Golden Koi', otherName: '金鲤', cover: '/koi.svg', category },
  ]);
  expect(Object.values(sections).flat()).toHaveLength(1);
});

it('there are six rooms, and every category stands in one', () => {
  expect(sectionNames).toHaveLength(6);
  expect(
    Object.values(groupBySection(listedGamesOf(gameCategories.map((category_id) => ({ ...listed, category_id }))))).flat(),
  ).toHaveLength(7);
});

it('the sports come before the e-sports', () => {
  const rows = (['gaming', 'sport'] as const).map((category_id) => ({ ...listed, game_code: category_id, category_id }));
  expect(groupBySection(listedGamesOf(rows)).sport.map(({ code }) => code)).toEqual(['sport', 'gaming']);
});

it('what is switched off or of an unknown room is left out, the order stays', () => {
  const games = listedGamesOf([
    { ...listed, game_code: 'b' },
    { ...listed, game_code: 'off', app_state: false },
    { ...listed, game_code: 'odd', category_id: 'bingo' },
    { ...listed, game_code: 'a' },
  ]);
  const sections = groupBySection(games);
  expect(sections.fishing.map(({ code }) => code)).toEqual(['b', 'a']);
  expect(Object.values(sections).flat()).toHaveLength(2);
});

it('the built-in list has fifteen different games, each with a room', () => {
  expect(new Set(defaultHotGames.map(({ code }) => code)).size).toBe(15);
  expect(Object.values(groupBySection(defaultHotGames)).flat()).toHaveLength(15);
});
