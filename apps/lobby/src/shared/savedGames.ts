import { createStoredRows, type Observable } from '@parlour/platform';
import { type Game, isSameGame, categoryOf } from './game';
import type { GameRef } from './gameAddress';

/** Games stored on this device, newest first. */
export interface SavedGames extends Observable<readonly Game[]> {
  /** Adds a game at the front, or moves it there. */
  moveToFront(game: Game): void;
  /** Removes a game if it is stored, otherwise adds it at the front. */
  toggle(game: Game): void;
}

export const recentGames = createSavedGames('parlour.games.recent', 15);
export const favouriteGames = createSavedGames('parlour.games.favourite', 60);

/** The game that the player chose last, also across the login: the URL of the game screen does not contain the cover. */
export const chosenGame = createSavedGames('parlour.games.chosen', 1);

/** Adds a game that was opened to the recent games. */
export function addRecentGame(game: GameRef): void {
  const stored = [chosenGame, recentGames, favouriteGames].flatMap((savedGames) => [...savedGames.read()]);
  recentGames.moveToFront(stored.find((other) => isSameGame(other, game)) ?? { ...game, cover: '', category: undefined });
}

export function createSavedGames(key: string, limit: number): SavedGames {
  const games = createStoredRows(key, parseGame);
  const set = (next: readonly Game[]) => games.set(next.slice(0, limit));
  const without = (game: Game) => games.read().filter((other) => !isSameGame(other, game));
  return {
    read: games.read,
    watch: games.watch,
    moveToFront: (game) => set([game, ...without(game)]),
    toggle: (game) => {
      const others = without(game);
      set(others.length < games.read().length ? others : [game, ...others]);
    },
  };
}

function parseGame(row: unknown): Game[] {
  if (typeof row !== 'object' || row === null) return [];
  const { platform, type, code, title, cover, category } = row as Partial<Record<keyof Game, unknown>>;
  if (typeof platform !== 'string' || typeof code !== 'string' || typeof title !== 'string') return [];
  return [
    {
      platform,
      type: typeof type === 'string' || typeof type === 'number' ? type : 0,
      code,
      title,
      cover: typeof cover === 'string' ? cover : '',
      category: typeof category === 'string' ? categoryOf(category) : undefined,
    },
  ];
}
