import { getGames, getHotGames } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery } from '@parlour/platform';
import type { Game } from '#shared';
import { useMemo } from 'react';
import { defaultHotGames } from './defaultHotGames';
import { hotGamesOf, listedGamesOf } from './games';

const FRESH_MS = 300_000;

export interface Games {
  /** Undefined while loading; built-in games after a failure. */
  readonly hot: readonly Game[] | undefined;
  readonly all: readonly Game[] | undefined;
  /** Requests again what failed; undefined when nothing failed. */
  readonly retry: (() => void) | undefined;
}

export function useGames(): Games {
  const hot = useApiQuery(getHotGames, {}, { freshMs: FRESH_MS });
  const list = useApiQuery(getGames, { category: '' }, { freshMs: FRESH_MS });
  const hotRows = hot.data?.hot;
  const listRows = list.data;
  const hasNoHot = hotRows === undefined && hot.error !== undefined;
  const hasNoList = listRows === undefined && list.error !== undefined;

  const hotGames = useMemo(() => (hotRows ? hotGamesOf(hotRows) : hasNoHot ? defaultHotGames : undefined), [hotRows, hasNoHot]);
  const all = useMemo(
    () => (listRows ? listedGamesOf(listRows) : hasNoList ? defaultHotGames : undefined),
    [listRows, hasNoList],
  );
  const retry = () => {
    if (hasNoHot) hot.retry();
    if (hasNoList) list.retry();
  };
  return { hot: hotGames, all, retry: hasNoHot || hasNoList ? retry : undefined };
}
