import { type AnswerOf, type ApiError, type Endpoint, isApiError, type RequestOf } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePlatform } from './context';

export interface ApiQueryOptions {
  readonly isEnabled?: boolean;
  /** How long an answer counts as fresh; after that it is shown and requested again. Default 30 s. */
  readonly freshMs?: number;
  /** Failures are not toasted: the screen shows them. */
  readonly quiet?: boolean;
}

export interface ApiQuery<Data> {
  readonly data: Data | undefined;
  /** The server's message beside the data. */
  readonly message: string | undefined;
  readonly error: ApiError | undefined;
  /** Whether a request is running while there is no answer yet. */
  readonly isLoading: boolean;
  readonly retry: () => void;
}

const FRESH_MS = 30_000;
/** Answers that came with the page are fresh for this much longer. */
const FIRST_FRESH_MS = 1000;

/**
 * Returns the answer of an endpoint. It is cached between visits of a screen, and requested again when it is older than
 * `freshMs`.
 */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  options: ApiQueryOptions = {},
): ApiQuery<AnswerOf<E>> {
  const { call, firstAnswer } = usePlatform();
  const client = useQueryClient();
  const queryKey = [endpoint.name, payload];
  const query = useQuery({
    queryKey,
    meta: { offline: endpoint.offline },
    // Leaving a screen cancels its first request. A refetch is never cancelled: the next visit would otherwise show the old
    // answer, although the player may just have changed the data.
    queryFn: (context) =>
      call(endpoint, payload, {
        ...(client.getQueryData(queryKey) === undefined && { signal: context.signal }),
        quiet: options.quiet ?? false,
      }),
    // Set in the first render, so that no placeholder is drawn.
    initialData: () => firstAnswer?.(endpoint, payload),
    // Otherwise a screen with `freshMs: 0` would request it again at once.
    initialDataUpdatedAt: () => Date.now() + FIRST_FRESH_MS,
    enabled: options.isEnabled ?? true,
    staleTime: options.freshMs ?? FRESH_MS,
  });
  const { refetch } = query;
  return {
    data: query.data?.data,
    message: query.data?.message,
    error: isApiError(query.error) ? query.error : undefined,
    isLoading: query.isLoading || (query.isError && query.isFetching),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

/** Marks the cached answers of these endpoints as stale, so that screens request them again. */
export function useInvalidate(): (...endpoints: readonly Endpoint[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...endpoints) => {
      for (const { name } of endpoints) void client.invalidateQueries({ queryKey: [name] });
    },
    [client],
  );
}
