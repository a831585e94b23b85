import type { Session } from '@parlour/platform';
import { chosenGame, type GameRef, isSameGame, savedGamesOf } from '#shared';

/** Adds a game that was opened to the recent games. */
export function addRecentGame(session: Session, game: GameRef): void {
  const [recent, favourites] = [savedGamesOf(session, 'recent'), savedGamesOf(session, 'favourite')];
  const stored = [chosenGame, recent, favourites].flatMap((savedGames) => [...savedGames.read()]);
  recent.moveToFront(stored.find((other) => isSameGame(other, game)) ?? { ...game, cover: '', category: undefined });
}
