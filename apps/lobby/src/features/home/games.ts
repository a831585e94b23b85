import { gameCategories, type Game as ListedGame, type GameCategory, type HotGame } from '@parlour/api-client/endpoints/lobby';
import type { GameRef } from '#shared';

export interface Game extends GameRef {
  readonly cover: string;
  readonly room: GameCategory | undefined;
}

/** Spec section 9: hot games grid at most 15. */
export const HOT_LIMIT = 15;

export type Rooms = Readonly<Record<GameCategory, readonly Game[]>>;

/** The hot grid from the operator's raw rows: the first fifteen. */
export function hotGamesOf(rows: readonly HotGame[]): readonly Game[] {
  return rows.slice(0, HOT_LIMIT).map(({ Code, name, GameCode, app_img, GameType }) => ({
    platform: Code,
    type: GameType || 0,
    code: GameCode,
    title: name,
    cover: app_img,
    room: roomOf(GameType),
  }));
}

/** The rooms from the operator's list: what is switched on, in the order it came. */
export function roomsOf(rows: readonly ListedGame[]): Rooms {
  const games = rows
    .filter(({ app_state }) => app_state)
    .map(({ platform_name, name, game_code, mobile_img, category_id }) => ({
      platform: platform_name,
      type: 0,
      code: game_code,
      title: name,
      cover: mobile_img,
      room: roomOf(category_id),
    }));
  return byRoom(games);
}

/** Games by their room; a game of an unknown room is in none. */
export function byRoom(games: readonly Game[]): Rooms {
  const gamesIn = (room: GameCategory) => games.filter((game) => game.room === room);
  return {
    realbet: gamesIn('realbet'),
    sport: gamesIn('sport'),
    fishing: gamesIn('fishing'),
    joker: gamesIn('joker'),
    gaming: gamesIn('gaming'),
    concise: gamesIn('concise'),
    lottery: gamesIn('lottery'),
  };
}

/** What makes a game the same game. */
export function gameKey({ platform, code }: GameRef): string {
  return `${platform}/${code}`;
}

/** The room of that name. */
export function roomOf(name: string): GameCategory | undefined {
  return gameCategories.find((category) => category === name);
}
