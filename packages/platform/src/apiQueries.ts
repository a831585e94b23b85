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
  /** No answer yet, and one is on its way. */
  readonly isLoading: boolean;
  readonly retry: () => void;
}

const FRESH_MS = 30_000;
/** How long an answer that came with the page is fresh in addition. */
const FIRST_FRESH_MS = 1000;

/** The answer of an endpoint, cached between visits of a screen and requested again when it is no longer fresh. */
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
    // A screen that is left takes its first question back. What is asked again is asked to the end: the next visit would show the old
    // answer, which the player may just have changed.
    queryFn: (context) =>
      call(endpoint, payload, {
        ...(client.getQueryData(queryKey) === undefined && { signal: context.signal }),
        quiet: options.quiet ?? false,
      }),
    // In the first render, so that nothing is drawn that stands for it.
    initialData: () => firstAnswer?.(endpoint, payload),
    // Otherwise a screen that wants no age at all would request it again at once.
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
