import { usePlatform } from '@parlour/platform';
import { type SavedGames, savedGamesOf, type SavedName, useSavedGames } from '#shared';
import { useEffect } from 'react';

/** Moves games that were saved before the login, and before the member was known, to the member's list. */
export function useTakeOver(name: SavedName): void {
  const { session } = usePlatform();
  const games = useSavedGames(name);
  useEffect(() => {
    if (session.read().role === 'visitor') return;
    moveAll(savedGamesOf({ role: 'visitor' }, name), games);
    moveAll(savedGamesOf({ role: 'member', user: undefined }, name), games);
  }, [games, name, session]);
}

function moveAll(from: SavedGames, to: SavedGames): void {
  if (from === to) return;
  for (const game of [...from.read()].reverse()) {
    to.moveToFront(game);
    from.toggle(game);
  }
}
