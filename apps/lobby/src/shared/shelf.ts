import type { Observable } from '@parlour/platform';
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
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let games: readonly Game[] = [];

  const read = () => {
    const current = readText(key);
    if (current !== text) {
      text = current;
      games = parseGames(current);
    }
    return games;
  };
  const write = (next: readonly Game[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(next.slice(0, limit)));
    } catch {
      // Blocked or full storage: the game opens all the same, it is only not remembered.
    }
    for (const listener of [...listeners]) listener();
  };
  const without = (game: Game) => read().filter((other) => gameKey(other) !== gameKey(game));

  return {
    read,
    watch: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    put: (game) => write([game, ...without(game)]),
    toggle: (game) => {
      const others = without(game);
      write(others.length < read().length ? others : [game, ...others]);
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was stored, without anything that is not a game. */
export function parseGames(text: string | null): readonly Game[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows.flatMap(parseGame) : [];
  } catch {
    return [];
  }
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
