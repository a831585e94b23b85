import { type AnswerOf, type ApiError, type Endpoint, isApiError, type RequestOf } from '@parlour/api-client';
import { type ApiQueryOptions, usePlatform, useQuery, useQueryClient, useSingleFlight } from '@parlour/platform';
import { useCallback, useMemo } from 'react';
import { begin, type Collected, firstPage, grow, type PageAnswer, type PageSource, refresh, rowKeys } from './collectPages';
import { failedRefreshes } from './failedRefreshes';

const FRESH_MS = 30_000;

type PagedEndpoint = Endpoint & { readonly answer: { readonly '~types'?: { readonly output: PageAnswer<unknown> } | undefined } };
type RowOf<E extends Endpoint> = AnswerOf<E> extends PageAnswer<infer Row> ? Row : never;

export interface PagesOptions<Row> extends Pick<ApiQueryOptions, 'isEnabled' | 'quiet'> {
  /**
   * `at` tells which rows may still change. `everyMs` is the interval at which a visible page refreshes while there are such
   * rows.
   */
  readonly lookAgain?: { readonly at: (row: Row) => boolean; readonly everyMs?: number };
}

export interface Pages<Row, Answer = unknown> {
  readonly rows: readonly Row[] | undefined;
  /** A unique key for each of these rows, also for rows with equal fields. */
  readonly keyOf: (row: Row) => string;
  /** Undefined while loading, and when the backend does not give it and there are more pages. */
  readonly total: number | undefined;
  /** The newest answer to page 1, with its fields beside the rows. */
  readonly first: Answer | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * Reads a long list page by page. Each row of the server appears exactly once, even when rows are added or removed between
 * requests. `payload` is the request without its page. When a refresh fails, the rows stay as they were.
 */
export function usePages<E extends PagedEndpoint>(
  endpoint: E,
  payload: Omit<RequestOf<E>, 'page'>,
  keyOf: (row: RowOf<E>) => string,
  { isEnabled = true, quiet = false, lookAgain }: PagesOptions<RowOf<E>> = {},
): Pages<RowOf<E>, AnswerOf<E>> {
  const platform = usePlatform();
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight();
  const queryKey = [endpoint.name, 'pages', payload];
  const meta = { offline: endpoint.offline };
  const source = (signal: AbortSignal, polled: boolean): PageSource<RowOf<E>> => ({
    keyOf,
    ask: async (page) => {
      const reply = await platform.call(endpoint, { ...payload, page }, { signal, quiet, polled });
      return reply.data as PageAnswer<RowOf<E>>;
    },
  });
  const knownPages = () => client.getQueryData<Collected<RowOf<E>>>(queryKey);
  const query = useQuery({
    queryKey,
    meta,
    queryFn: ({ signal }) => {
      const known = knownPages();
      if (known === undefined) return begin(source(signal, false));
      return refresh(known, source(signal, true), lookAgain?.at).catch((error: unknown) => {
        failedRefreshes.note(error);
        return known;
      });
    },
    // Set in the first render, as in `useApiQuery`.
    initialData: () => {
      const known = platform.firstAnswer?.(endpoint, { ...payload, page: 1 });
      return known && firstPage(known.data as PageAnswer<RowOf<E>>);
    },
    enabled: isEnabled,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) =>
      (lookAgain && state.error === null && state.data?.rows.some(lookAgain.at) && lookAgain.everyMs) || false,
  });
  const { data, refetch, isFetching } = query;

  const more = () =>
    run(async () => {
      const known = knownPages();
      if (known === undefined) return;
      await client.cancelQueries({ queryKey, exact: true });
      const readMore = ({ signal }: { signal: AbortSignal }) => grow(known, source(signal, false));
      await client.fetchQuery({ queryKey, meta, queryFn: readMore }).catch(() => undefined);
    });

  const keys = useMemo(() => rowKeys(data?.rows ?? [], keyOf), [data?.rows, keyOf]);
  return {
    rows: data?.rows,
    keyOf: useCallback((row) => keys.get(row) ?? keyOf(row), [keys, keyOf]),
    total: data && totalOf(data),
    first: data?.first,
    error: isApiError(query.error) ? query.error : undefined,
    isLoading: isRunning || (isFetching && data === undefined),
    hasMore: data !== undefined && data.pagesRead < data.lastPage,
    more: () => void more(),
    retry: () => void (data === undefined ? refetch({ cancelRefetch: false }) : more()),
  };
}

/**
 * A total of zero beside rows means that the backend does not give it. Then the rows are counted once there are no more pages.
 */
function totalOf({ total, rows, pagesRead, lastPage }: Collected<unknown>): number | undefined {
  if (total > 0) return total;
  return pagesRead < lastPage ? undefined : rows.length;
}
