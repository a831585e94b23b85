import { existsSync } from 'node:fs';
import { categories } from './game';
import { games, hotGames } from './games';
import { heroNames } from './heroes';

const distinct = (values: readonly string[]) => new Set(values).size;

it('no two games share a code or a name', () => {
  expect(distinct(games.map((game) => game.code))).toBe(games.length);
  expect(distinct(games.map((game) => game.name))).toBe(games.length);
  expect(distinct(games.map((game) => `${game.category} ${game.nameCn}`))).toBe(games.length);
});

it('every room has one of the hot games', () => {
  expect(distinct(hotGames.map((game) => game.category))).toBe(categories.length);
});

it.each(['OB', 'FG', 'PP', 'AE'])('%s brings at least six slots', (venue) => {
  const slots = games.filter((game) => game.category === 'concise' && game.venue === venue);
  expect(slots.length).toBeGreaterThanOrEqual(6);
});

it.each(heroNames)('%s is drawn and stands on a cover', (hero) => {
  expect(existsSync(new URL(`../../art/heroes/${hero}.svg`, import.meta.url))).toBe(true);
  expect(games.some(({ cover }) => cover.hero === hero || cover.beside === hero)).toBe(true);
});
