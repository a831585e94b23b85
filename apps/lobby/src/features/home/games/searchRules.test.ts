import type { Game } from '#shared';
import { findGames, fold } from './searchRules';

const game = (title: string, otherName = '', more: Partial<Game> = {}): Game => ({
  platform: 'OB',
  type: 0,
  code: title,
  title,
  otherName,
  cover: '',
  category: 'concise',
  ...more,
});

const games = [
  game('Dragon Koi', '龙鲤'),
  game('Golden Koi', '金鲤', { platform: 'FG', category: 'fishing' }),
  game('Koi Pond', '鲤池'),
  game("Champion's League", '冠军联赛', { category: 'gaming' }),
  game('Café 88', '咖啡馆'),
  game('百家乐', '', { category: 'realbet' }),
];
const foundTitles = (text: string) => findGames(games, text).map(({ title }) => title);

it.each([
  ['Koi', ['Koi Pond', 'Dragon Koi', 'Golden Koi']],
  ['koi', ['Koi Pond', 'Dragon Koi', 'Golden Koi']],
  ['ＫＯＩ', ['Koi Pond', 'Dragon Koi', 'Golden Koi']],
  ['golden', ['Golden Koi']],
  ['goldenkoi', ['Golden Koi']],
  ['olden', ['Golden Koi']],
  ['koi golden', ['Golden Koi']],
  ['鲤', ['Koi Pond', 'Dragon Koi', 'Golden Koi']],
  ['金鲤', ['Golden Koi']],
  ['家乐', ['百家乐']],
  ['cafe', ['Café 88']],
  ['champions', ["Champion's League"]],
  ['champion’s', ["Champion's League"]],
  ['88', ['Café 88']],
  ['FG', ['Golden Koi']],
  ['捕鱼', ['Golden Koi']],
  ['fishing koi', ['Golden Koi']],
  ['真人', ['百家乐']],
  ['电竞', ["Champion's League"]],
  ['nothing like it', []],
  ['', []],
  ['  ', []],
  ['!?', []],
])('"%s" finds %j', (text, titles) => {
  expect(foundTitles(text)).toEqual(titles);
});

it('a game that stands in two lists is found once', () => {
  expect(findGames([...games, ...games], 'koi')).toHaveLength(3);
});

it('games that differ by type alone are found each', () => {
  const sorts = [1, '3', 6].map((type) => game('Live', '', { type, code: '' }));
  expect(findGames([...sorts, ...sorts], 'live').map(({ type }) => type)).toEqual([1, '3', 6]);
});

it('a game whose type one list leaves out is found once, with both of its names', () => {
  const [hot, listed] = [game('Reef', '', { type: 'fishing' }), game('Reef', '礁石')];
  expect(findGames([hot, listed], 'reef')).toEqual([listed]);
});

it.each([
  ['  Lucky--8 ', 'lucky 8'],
  ["Champions' League", 'champions league'],
  ['ｶﾌｪ', 'カフェ'],
])('%s folds to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
