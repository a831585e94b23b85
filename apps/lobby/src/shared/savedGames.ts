import { createStoredRows, type Observable } from '@parlour/platform';
import { type Game, gameKey, categoryOf } from './game';
import type { GameRef } from './gameAddress';

/** Games that this device remembers, newest first. */
export interface Shelf extends Observable<readonly Game[]> {
  /** Puts a game in front, once. */
  put(game: Game): void;
  /** Takes a game away if it is there, else puts it in front. */
  toggle(game: Game): void;
}

export const recentGames = createShelf('parlour.games.recent', 15);
export const favouriteGames = createShelf('parlour.games.favourite', 60);

/** The game that the player touched last: the address of a running one does not carry its cover. */
const chosenGames = createShelf('parlour.games.chosen', 1);

/** Remembers which game the player is about to open, also across the login. */
export function chooseGame(game: Game): void {
  chosenGames.put(game);
}

/** Puts a game that opened in front of the recent ones. */
export function rememberOpened(game: GameRef): void {
  const known = [chosenGames, recentGames, favouriteGames].flatMap((shelf) => [...shelf.read()]);
  recentGames.put(known.find((other) => gameKey(other) === gameKey(game)) ?? { ...game, cover: '', category: undefined });
}

export function createShelf(key: string, limit: number): Shelf {
  const games = createStoredRows(key, parseGame);
  const set = (next: readonly Game[]) => games.set(next.slice(0, limit));
  const without = (game: Game) => games.read().filter((other) => gameKey(other) !== gameKey(game));
  return {
    read: games.read,
    watch: games.watch,
    put: (game) => set([game, ...without(game)]),
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
