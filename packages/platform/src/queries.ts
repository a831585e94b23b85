import { type AnswerOf, type ApiError, type Endpoint, isApiError, type RequestOf } from '@parlour/api-client';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { usePlatform } from './context';

export interface AnswerOptions {
  readonly isEnabled?: boolean;
  /** How long an answer counts as fresh; then it is shown and asked for again. Default 30 s. */
  readonly freshMs?: number;
  /** Failures are not toasted: the screen shows them. */
  readonly quiet?: boolean;
}

export interface Answer<Data> {
  readonly data: Data | undefined;
  /** The server's message beside the data. */
  readonly message: string | undefined;
  readonly error: ApiError | undefined;
  /** No answer yet, and one is on its way. */
  readonly isLoading: boolean;
  readonly retry: () => void;
}

const FRESH_MS = 30_000;

function apiErrorOf(error: unknown): ApiError | undefined {
  return isApiError(error) ? error : undefined;
}

/** The answer of an endpoint, kept between visits of a screen and asked for again when it is no longer fresh. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  options: AnswerOptions = {},
): Answer<AnswerOf<E>> {
  const { call } = usePlatform();
  const query = useQuery({
    queryKey: [endpoint.name, payload],
    queryFn: ({ signal }) => call(endpoint, payload, { signal, quiet: options.quiet ?? false }),
    enabled: options.isEnabled ?? true,
    staleTime: options.freshMs ?? FRESH_MS,
  });
  const { refetch } = query;
  return {
    data: query.data?.data,
    message: query.data?.message,
    error: apiErrorOf(query.error),
    isLoading: query.isLoading || (query.isError && query.isFetching),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

interface PageAnswer<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly last_page: number;
}

type PagedEndpoint = Endpoint & { readonly answer: { readonly '~types'?: { readonly output: PageAnswer<unknown> } | undefined } };
type RowOf<E extends Endpoint> = AnswerOf<E> extends PageAnswer<infer Row> ? Row : never;

export interface PagesOptions<Row> extends Pick<AnswerOptions, 'isEnabled' | 'quiet'> {
  /** After how many milliseconds to ask again for the rows that are there, while the page is visible; undefined for never. */
  readonly refreshMs?: (rows: readonly Row[]) => number | undefined;
}

export interface Pages<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** A long list page by page; `payload` is the request without its page. A row with a `keyOf` seen before is left out. */
export function usePages<E extends PagedEndpoint>(
  endpoint: E,
  payload: Omit<RequestOf<E>, 'page'>,
  keyOf: (row: RowOf<E>) => string,
  options: PagesOptions<RowOf<E>> = {},
): Pages<RowOf<E>> {
  const { call } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: [endpoint.name, 'pages', payload],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const reply = await call(endpoint, { ...payload, page: pageParam } as RequestOf<E>, {
        signal,
        quiet: options.quiet ?? false,
      });
      return reply.data as PageAnswer<RowOf<E>>;
    },
    getNextPageParam: (last, _all, page) => (page < last.last_page ? page + 1 : undefined),
    enabled: options.isEnabled ?? true,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => options.refreshMs?.(state.data?.pages.flatMap((page) => page.data) ?? []) ?? false,
  });
  const { refetch, fetchNextPage, data } = query;
  const rows = useMemo(
    () =>
      data &&
      distinct(
        data.pages.flatMap((page) => page.data),
        keyOf,
      ),
    [data, keyOf],
  );
  const hasFailedMidway = query.isFetchNextPageError;
  return {
    rows,
    total: data?.pages.at(-1)?.total,
    error: apiErrorOf(query.error),
    isLoading: query.isFetching && (!query.isRefetching || query.isError),
    hasMore: query.hasNextPage,
    more: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    retry: useCallback(() => void (hasFailedMidway ? fetchNextPage() : refetch()), [fetchNextPage, hasFailedMidway, refetch]),
  };
}

function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** Marks the kept answers of these endpoints as stale, so that screens ask again. */
export function useForget(): (...endpoints: readonly Endpoint[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...endpoints) => {
      for (const { name } of endpoints) void client.invalidateQueries({ queryKey: [name] });
    },
    [client],
  );
}
