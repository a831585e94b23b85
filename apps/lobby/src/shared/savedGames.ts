import { createStoredRows, deviceKey, type Store, type Session, useStore, usePlatform } from '@parlour/platform';
import { type Game, isSameGame, categoryOf } from './game';

/** Games stored on this device, newest first. */
export interface SavedGames extends Store<readonly Game[]> {
  /** Adds a game at the front, or moves it there. */
  moveToFront(game: Game): void;
  /** Removes a game if it is stored, otherwise adds it at the front. */
  toggle(game: Game): void;
}

const limits = { recent: 15, favourite: 60 };
export type SavedName = keyof typeof limits;

/**
 * The game that the player chose last. It is kept during the login, because the URL of the game screen does not contain the
 * cover.
 */
export const chosenGame = createSavedGames('parlour.games.chosen', 1);

const listsByKey = new Map<string, SavedGames>();

/** The saved games of a member, or of this device's visitors. They outlive the session (decision 3). */
export function savedGamesOf(session: Session, name: SavedName): SavedGames {
  // Until the member is known, the key of earlier releases is used, which the end of the session deletes.
  const key = deviceKey(session, `games.${name}`) ?? `parlour.games.${name}`;
  const games = listsByKey.get(key) ?? createSavedGames(key, limits[name]);
  listsByKey.set(key, games);
  return games;
}

/** The saved games of the current member or visitor. */
export function useSavedGames(name: SavedName): SavedGames {
  const { session } = usePlatform();
  return useStore({ watch: session.watch, read: () => savedGamesOf(session.read(), name) });
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
