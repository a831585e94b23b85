import { type Game, isSameGame } from './game';
import { createSavedGames } from './savedGames';

const game = (code: string): Game => ({
  platform: 'OB',
  type: 0,
  code,
  title: code.toUpperCase(),
  cover: `/${code}.svg`,
  category: 'realbet',
});
const codes = (games: readonly Game[]) => games.map(({ code }) => code).join(' ');

beforeEach(() => localStorage.clear());

it.each([
  [['a'], 'a'],
  [['a', 'b'], 'b a'],
  [['a', 'b', 'a'], 'a b'],
  [['a', 'b', 'c'], 'c b a'],
  [['a', 'b', 'c', 'd'], 'd c b'],
])('of %j the shelf of three keeps %s', (opened, stored) => {
  const savedGames = createSavedGames('test', 3);
  for (const code of opened) savedGames.moveToFront(game(code));
  expect(codes(savedGames.read())).toBe(stored);
  expect(codes(createSavedGames('test', 3).read())).toBe(stored);
});

it('a second toggle takes the game away again', () => {
  const savedGames = createSavedGames('test', 3);
  savedGames.toggle(game('a'));
  savedGames.toggle(game('b'));
  savedGames.toggle(game('a'));
  expect(codes(savedGames.read())).toBe('b');
});

it('of a venue whose games differ by type alone each is a game of its own', () => {
  const savedGames = createSavedGames('test', 5);
  const sorts = [1, '3', 6].map((type) => ({ ...game(''), type }));
  for (const sort of sorts) savedGames.toggle(sort);
  expect(
    createSavedGames('test', 5)
      .read()
      .map(({ type }) => type),
  ).toEqual([6, '3', 1]);
  for (const sort of sorts.slice(1)) savedGames.toggle(sort);
  expect(savedGames.read().map(({ type }) => type)).toEqual([1]);
});

it.each([
  ['the same type', { type: 3 }, { type: '3' }, true],
  ['another type', { type: 1 }, { type: 3 }, false],
  ['a type that one list leaves out', { type: 'realbet' }, {}, true],
  ['neither type', {}, {}, true],
  ['a type and no code', { type: 3, code: '' }, { code: '' }, false],
  ['another code', { type: 3 }, { type: 3, code: 'b' }, false],
  ['another platform', { type: 3 }, { type: 3, platform: 'AG' }, false],
])('rows with %s are one game: %s, %s: %s', (_what, one, other, isOne) => {
  expect(isSameGame({ ...game('a'), ...one }, { ...game('a'), ...other })).toBe(isOne);
  expect(isSameGame({ ...game('a'), ...other }, { ...game('a'), ...one })).toBe(isOne);
});

it('it tells its watchers, and reads the same list until something changed', () => {
  const savedGames = createSavedGames('test', 3);
  const listener = jest.fn();
  const stop = savedGames.watch(listener);
  savedGames.moveToFront(game('a'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(savedGames.read()).toBe(savedGames.read());
  stop();
  savedGames.moveToFront(game('b'));
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([
  ['', ''],
  ['{', ''],
  ['{}', ''],
  ['[1,null,{}]', ''],
  [JSON.stringify([game('a'), { code: 'b' }, game('c')]), 'a c'],
])('%s holds the games "%s"', (text, stored) => {
  localStorage.setItem('test', text);
  expect(codes(createSavedGames('test', 3).read())).toBe(stored);
});
