import { getProviderGames } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery } from '@parlour/platform';
import type { Game } from '#shared';
import { useMemo } from 'react';
import type { ProviderCode } from './providers';

interface ProviderGames {
  readonly games: readonly Game[] | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** A provider's games; a game opens with its own category and game code (spec section 2). */
export function useProviderGames(provider: ProviderCode): ProviderGames {
  const { data, isLoading, retry } = useApiQuery(getProviderGames, { gamecode: provider }, { freshMs: 300_000 });
  const games = useMemo(
    () =>
      data?.map(({ catecode, gamecode, gamename, gamepic }) => ({
        platform: catecode,
        type: 0,
        code: gamecode,
        title: gamename,
        cover: gamepic,
        category: 'concise' as const,
      })),
    [data],
  );
  return { games, isLoading, retry };
}
