import type { Game as ListedGame, HotGame } from '@parlour/api-client/endpoints/lobby';
import { categoryOf, type Game } from '#shared';
import { type SectionName, sectionCategories } from './sections';

/** Spec section 9: hot games grid at most 15. */
export const HOT_LIMIT = 15;

export type GamesBySection = Readonly<Record<SectionName, readonly Game[]>>;

/** The hot grid from the operator's raw rows: the first fifteen. */
export function hotGamesOf(rows: readonly HotGame[]): readonly Game[] {
  return rows.slice(0, HOT_LIMIT).map(({ Code, name, GameCode, app_img, GameType }) => ({
    platform: Code,
    type: GameType || 0,
    code: GameCode,
    title: name,
    cover: app_img,
    category: categoryOf(GameType),
  }));
}

/** The games that are enabled in the operator's list, in its order. */
export function listedGamesOf(rows: readonly ListedGame[]): readonly Game[] {
  return rows
    .filter(({ app_state }) => app_state)
    .map(({ platform_name, name, otherName, game_code, mobile_img, category_id }) => ({
      platform: platform_name,
      type: 0,
      code: game_code,
      title: name,
      otherName,
      cover: mobile_img,
      category: categoryOf(category_id),
    }));
}

/** Games by section; a game of an unknown category is in none. */
export function groupBySection(games: readonly Game[]): GamesBySection {
  const gamesIn = (section: SectionName) =>
    sectionCategories[section].flatMap((category) => games.filter((game) => game.category === category));
  return {
    realbet: gamesIn('realbet'),
    sport: gamesIn('sport'),
    fishing: gamesIn('fishing'),
    joker: gamesIn('joker'),
    concise: gamesIn('concise'),
    lottery: gamesIn('lottery'),
  };
}
