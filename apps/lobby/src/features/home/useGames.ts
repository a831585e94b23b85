import { getGames, getHotGames } from '@parlour/api-client/endpoints/lobby';
import { useAnswer } from '@parlour/platform';
import { useMemo } from 'react';
import { defaultHotGames } from './defaultHotGames';
import { byRoom, type Game, hotGamesOf, type Rooms, roomsOf } from './games';

const FRESH_MS = 300_000;

export interface Games {
  /** Undefined while they are on their way; the built-in ones when they did not come. */
  readonly hot: readonly Game[] | undefined;
  readonly rooms: Rooms | undefined;
  /** Asks again for what did not come; undefined when all came. */
  readonly retry: (() => void) | undefined;
}

export function useGames(): Games {
  const hot = useAnswer(getHotGames, {}, { freshMs: FRESH_MS });
  const all = useAnswer(getGames, { category: '' }, { freshMs: FRESH_MS });
  const hotRows = hot.data?.hot;
  const allRows = all.data;
  const hasNoHot = hotRows === undefined && hot.error !== undefined;
  const hasNoRooms = allRows === undefined && all.error !== undefined;

  const hotGames = useMemo(() => (hotRows ? hotGamesOf(hotRows) : hasNoHot ? defaultHotGames : undefined), [hotRows, hasNoHot]);
  const rooms = useMemo(
    () => (allRows ? roomsOf(allRows) : hasNoRooms ? byRoom(defaultHotGames) : undefined),
    [allRows, hasNoRooms],
  );
  const retry = () => {
    if (hasNoHot) hot.retry();
    if (hasNoRooms) all.retry();
  };
  return { hot: hotGames, rooms, retry: hasNoHot || hasNoRooms ? retry : undefined };
}
