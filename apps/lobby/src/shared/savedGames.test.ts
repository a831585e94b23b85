import type { Game } from './game';
import { createShelf } from './shelf';

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
])('of %j the shelf of three keeps %s', (opened, kept) => {
  const shelf = createShelf('test', 3);
  for (const code of opened) shelf.put(game(code));
  expect(codes(shelf.read())).toBe(kept);
  expect(codes(createShelf('test', 3).read())).toBe(kept);
});

test('a second toggle takes the game away again', () => {
  const shelf = createShelf('test', 3);
  shelf.toggle(game('a'));
  shelf.toggle(game('b'));
  shelf.toggle(game('a'));
  expect(codes(shelf.read())).toBe('b');
});

test('it tells its watchers, and reads the same list until something changed', () => {
  const shelf = createShelf('test', 3);
  const listener = jest.fn();
  const stop = shelf.watch(listener);
  shelf.put(game('a'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(shelf.read()).toBe(shelf.read());
  stop();
  shelf.put(game('b'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['', ''],
  ['{', ''],
  ['{}', ''],
  ['[1,null,{}]', ''],
  [JSON.stringify([game('a'), { code: 'b' }, game('c')]), 'a c'],
])('%s holds the games "%s"', (text, kept) => {
  localStorage.setItem('test', text);
  expect(codes(createShelf('test', 3).read())).toBe(kept);
});
