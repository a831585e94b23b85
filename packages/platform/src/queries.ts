import { type AnswerOf, type ApiError, type Endpoint, isApiError, type RequestOf } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { begin, type Collected, grow, type PageAnswer, type PageSource, renew } from './collectPages';
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

type PagedEndpoint = Endpoint & { readonly answer: { readonly '~types'?: { readonly output: PageAnswer<unknown> } | undefined } };
type RowOf<E extends Endpoint> = AnswerOf<E> extends PageAnswer<infer Row> ? Row : never;

export interface PagesOptions<Row> extends Pick<AnswerOptions, 'isEnabled' | 'quiet'> {
  /** Which rows are still going to change, and after how many milliseconds to look at them again while the page is visible. */
  readonly lookAgain?: { readonly at: (row: Row) => boolean; readonly everyMs: number };
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

/**
 * A long list page by page, each row once and none skipped; `payload` is the request without its page. When looking again
 * fails, the rows stay as they were.
 */
export function usePages<E extends PagedEndpoint>(
  endpoint: E,
  payload: Omit<RequestOf<E>, 'page'>,
  keyOf: (row: RowOf<E>) => string,
  { isEnabled = true, quiet = false, lookAgain }: PagesOptions<RowOf<E>> = {},
): Pages<RowOf<E>> {
  const { call } = usePlatform();
  const client = useQueryClient();
  const isLocked = useRef(false);
  const [isGrowing, setGrowing] = useState(false);
  const queryKey = [endpoint.name, 'pages', payload];
  const source = (signal: AbortSignal, isQuiet: boolean): PageSource<RowOf<E>> => ({
    keyOf,
    ask: async (page) => {
      const reply = await call(endpoint, { ...payload, page } as RequestOf<E>, { signal, quiet: quiet || isQuiet });
      return reply.data as PageAnswer<RowOf<E>>;
    },
  });
  const knownPages = () => client.getQueryData<Collected<RowOf<E>>>(queryKey);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const known = knownPages();
      if (known === undefined) return begin(source(signal, false));
      return renew(known, source(signal, true), lookAgain?.at).catch(() => known);
    },
    enabled: isEnabled,
    staleTime: FRESH_MS,
    // Without a network a list says so instead of waiting, and comes by itself afterwards.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      (lookAgain && state.error === null && state.data?.rows.some(lookAgain.at) && lookAgain.everyMs) || false,
  });
  const { data, refetch, isFetching } = query;

  const more = async () => {
    const known = knownPages();
    if (isLocked.current || known === undefined) return;
    isLocked.current = true;
    setGrowing(true);
    await client.cancelQueries({ queryKey, exact: true });
    const readMore = ({ signal }: { signal: AbortSignal }) => grow(known, source(signal, false));
    await client.fetchQuery({ queryKey, queryFn: readMore, networkMode: 'always' }).catch(() => undefined);
    isLocked.current = false;
    setGrowing(false);
  };

  return {
    rows: data?.rows,
    total: data?.total,
    error: apiErrorOf(query.error),
    isLoading: isGrowing || (isFetching && data === undefined),
    hasMore: data !== undefined && data.pagesRead < data.lastPage,
    more: () => void more(),
    retry: () => void (data === undefined ? refetch() : more()),
  };
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
