import type {
  AppState,
  ConsoleSession,
  ErrorReport,
  Health,
  HistoryEntry,
  ReleasePreview,
  SiteState,
  State,
  OutcomeReport,
  TimingReport,
} from '@parlour/release-contract/api';
import type { ErrorFilter } from '@parlour/release-contract/errorGroup';
import {
  keepPreviousData,
  type QueryKey,
  type QueryObserverBaseResult,
  useInfiniteQuery,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { kindOf, type ManifestEntry, type ReleaseApi, type ReleaseErrorKind, errorMessage, type TimingFilter } from '#api';
import { useApi } from '#session';
import { type Connection, useIsLive } from './connection';

const POLL_MS = 5_000;
/** Polling interval while events arrive, in case one is lost. */
const SAFETY_POLL_MS = 60_000;
const HEALTH_MS = 15_000;
const ERRORS_MS = 30_000;
const PAGE = 30;

export const HEALTH_HOURS = 6;
export const ERROR_HOURS = 24;
export const TIMING_HOURS = 24;
export const OUTCOME_HOURS = 24;

export const keys = {
  sites: ['sites'],
  state: ['state'],
  health: ['health'],
  errors: ['errors'],
  timings: ['timings'],
  outcomes: ['outcomes'],
  history: ['history'],
  entry: ['entry'],
  sessions: ['sessions'],
  previews: ['previews'],
} as const;

const unreachable: readonly ReleaseErrorKind[] = ['offline', 'timeout'];

export interface Answer<Data> {
  readonly data: Data | undefined;
  /** The error message; undefined while there is data. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

function answerOf<Data>({ data, error, isFetching, refetch }: QueryObserverBaseResult<Data>): Answer<Data> {
  return {
    data,
    failure: data === undefined && error !== null ? errorMessage(error) : undefined,
    isLoading: data === undefined && isFetching,
    retry: () => void refetch(),
  };
}

function useCall<Data>(
  queryKey: QueryKey,
  ask: (api: ReleaseApi, signal: AbortSignal) => Promise<Data>,
  options: Pick<UseQueryOptions<Data>, 'enabled' | 'placeholderData' | 'refetchInterval' | 'staleTime'>,
) {
  const api = useApi();
  return useQuery<Data>({ ...options, queryKey, queryFn: ({ signal }) => ask(api, signal) });
}

function useStateQuery() {
  const refetchInterval = useIsLive() ? SAFETY_POLL_MS : POLL_MS;
  return useCall(keys.state, (api, signal) => api.state(signal), { refetchInterval });
}

/** Live manifest, apps, releases and recent history. */
export function useReleases(): Answer<State> {
  return answerOf(useStateQuery());
}

/** Telemetry of players' pages in the last hours. */
export function useHealth(): Answer<Health> {
  return answerOf(useHealthQuery());
}

function useHealthQuery() {
  return useCall(keys.health, (api, signal) => api.health(HEALTH_HOURS, signal), { refetchInterval: HEALTH_MS });
}

/** Errors of players' pages in the last hours, in groups; the previous ones stay while others are loading. */
export function useErrors(filter: ErrorFilter): Answer<ErrorReport> {
  return answerOf(
    useCall<ErrorReport>([...keys.errors, filter], (api, signal) => api.errors(ERROR_HOURS, filter, signal), {
      refetchInterval: ERRORS_MS,
      placeholderData: keepPreviousData,
    }),
  );
}

/** How long players waited in the last hours; the previous times stay while others are loading. */
export function useTimings(filter: TimingFilter): Answer<TimingReport> {
  return answerOf(
    useCall<TimingReport>([...keys.timings, filter], (api, signal) => api.timings(TIMING_HOURS, filter, signal), {
      refetchInterval: ERRORS_MS,
      placeholderData: keepPreviousData,
    }),
  );
}

/** What became of players' actions in the last hours, of one app or, for an empty name, of all. */
export function useOutcomes(app: string): Answer<OutcomeReport> {
  return answerOf(
    useCall<OutcomeReport>([...keys.outcomes, app], (api, signal) => api.outcomes(OUTCOME_HOURS, app, signal), {
      refetchInterval: ERRORS_MS,
      placeholderData: keepPreviousData,
    }),
  );
}

/** The sites of the registry. */
export function useSites(): Answer<readonly SiteState[]> {
  return answerOf(useCall(keys.sites, (api, signal) => api.sites(signal), { refetchInterval: SAFETY_POLL_MS }));
}

/** What is live on another site; asked while `site` is named. */
export function useAppsOn(site: string | undefined): Answer<readonly AppState[]> {
  return answerOf(
    useCall([...keys.sites, site], (api, signal) => api.appsOn(site ?? '', signal), { enabled: site !== undefined }),
  );
}

/** The sessions of the console that the user may end, newest first. */
export function useSessions(): Answer<readonly ConsoleSession[]> {
  return answerOf(useCall(keys.sessions, (api, signal) => api.sessions(signal), {}));
}

/** The links that show releases before they go live. */
export function usePreviews(): Answer<readonly ReleasePreview[]> {
  return answerOf(useCall(keys.previews, (api, signal) => api.previews(signal), { refetchInterval: SAFETY_POLL_MS }));
}

/** One entry of the history with its manifest. */
export function useManifestEntry(sequence: number | undefined): Answer<ManifestEntry> {
  return answerOf(
    useCall([...keys.entry, sequence], (api, signal) => api.entry(sequence ?? 0, signal), {
      enabled: sequence !== undefined,
      // History is immutable.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}

export interface HistoryPages extends Answer<readonly HistoryEntry[]> {
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  /** Earlier entries failed to load. */
  readonly hasFailedEarlier: boolean;
  readonly loadEarlier: () => void;
}

/** Every change so far, newest first, page by page. */
export function useHistory(): HistoryPages {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: keys.history,
    queryFn: ({ pageParam, signal }) => api.history({ before: pageParam, limit: PAGE }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => {
      const oldest = last.at(-1)?.sequence;
      return last.length < PAGE || oldest === undefined || oldest <= 1 ? undefined : oldest;
    },
    select: ({ pages }) => pages.flat(),
  });
  return {
    ...answerOf(query),
    hasEarlier: query.hasNextPage,
    isLoadingEarlier: query.isFetchingNextPage,
    hasFailedEarlier: query.isFetchNextPageError,
    loadEarlier: () => void query.fetchNextPage(),
  };
}

function connectionOf(isLive: boolean | undefined): Connection {
  if (isLive === undefined) return 'connecting';
  return isLive ? 'live' : 'polling';
}

/** Connection status, and the time of the last update. */
export function useConnection(): { readonly connection: Connection; readonly asOf: Date | undefined } {
  const isLive = useIsLive();
  const { error, dataUpdatedAt } = useStateQuery();
  const { error: otherError } = useHealthQuery();
  const isLost = [error, otherError].some((one) => one !== null && unreachable.includes(kindOf(one)));
  return {
    connection: isLost ? 'lost' : connectionOf(isLive),
    asOf: dataUpdatedAt === 0 ? undefined : new Date(dataUpdatedAt),
  };
}
