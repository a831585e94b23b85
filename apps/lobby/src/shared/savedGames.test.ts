import type { Game } from './game';
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

test.each([
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

test('a second toggle takes the game away again', () => {
  const savedGames = createSavedGames('test', 3);
  savedGames.toggle(game('a'));
  savedGames.toggle(game('b'));
  savedGames.toggle(game('a'));
  expect(codes(savedGames.read())).toBe('b');
});

test('it tells its watchers, and reads the same list until something changed', () => {
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

test.each([
  ['', ''],
  ['{', ''],
  ['{}', ''],
  ['[1,null,{}]', ''],
  [JSON.stringify([game('a'), { code: 'b' }, game('c')]), 'a c'],
])('%s holds the games "%s"', (text, stored) => {
  localStorage.setItem('test', text);
  expect(codes(createSavedGames('test', 3).read())).toBe(stored);
});
