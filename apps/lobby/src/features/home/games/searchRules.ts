import type { GameCategory } from '@parlour/api-client/endpoints/lobby';
import { type Game, isSameGame } from '#shared';

/** Search terms for a category besides its label on screen. */
const categoryNames: Readonly<Record<GameCategory, string>> = {
  realbet: 'live casino 真人 视讯',
  sport: 'sports 体育',
  fishing: 'fishing 捕鱼',
  joker: 'card games 棋牌',
  gaming: 'e-sports esports 电竞',
  concise: 'slots 电子 老虎机',
  lottery: 'lottery 彩票',
};

/** Normalises case, accents, character width and punctuation; words are separated by one space. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The games that match a text, best first: the name begins with it, a word of the name does, the name contains it, then provider
 * and category. Every word of the text has to match. A name that matches without its spaces counts too.
 */
export function findGames(games: readonly Game[], text: string): readonly Game[] {
  const query = fold(text);
  if (query === '') return [];
  const ranked = distinct(games).map((game) => ({ game, rank: rankOf(game, query) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ game }) => game);
}

function rankOf({ title, otherName = '', platform, category }: Game, wanted: string): number {
  const names = [title, otherName].map(fold);
  if (names.some((name) => name.startsWith(wanted))) return 4;
  if (names.some((name) => ` ${name}`.includes(` ${wanted}`))) return 3;
  const squeezed = wanted.replaceAll(' ', '');
  if (names.some((name) => name.replaceAll(' ', '').includes(squeezed))) return 2;
  const all = [...names, fold(platform), category ? fold(categoryNames[category]) : ''].join(' ');
  return wanted.split(' ').every((word) => all.includes(word)) ? 1 : 0;
}

/** Removes duplicates and keeps the last row of each game, because the list of all games contains both of its names. */
function distinct(games: readonly Game[]): readonly Game[] {
  const found: { game: Game }[] = [];
  const foundByCode = new Map<string, { game: Game }[]>();
  for (const game of games) {
    const code = `${game.platform}/${game.code}`;
    const others = foundByCode.get(code) ?? [];
    const same = others.find((other) => isSameGame(other.game, game));
    if (same === undefined) {
      const row = { game };
      found.push(row);
      foundByCode.set(code, [...others, row]);
    } else same.game = game;
  }
  return found.map(({ game }) => game);
}
