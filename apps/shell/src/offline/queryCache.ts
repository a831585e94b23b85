import { isApiError } from '@parlour/api-client';
import type { QueryClient } from '@parlour/platform/host';
import { nextTask } from '../device/nextTask';
import type { AnswerCaches } from './answerCache';
import { staleSince } from './staleSince';

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

const LOOK_MS = 5000;

interface LastKnown {
  readonly queries: QueryClient;
  readonly caches: AnswerCaches;
  /** Identifies the live composition. */
  readonly composition: () => string;
  readonly isFresh: (at: number) => boolean;
  /** When any call was answered last. */
  readonly lastAnswerAt: () => number;
}

/**
 * Caches the answers of lists, and gives them to a screen whose request failed; being stale, they are requested again as
 * soon as any call succeeds. Used for the queries of screens only: checks before money is sent get real answers alone.
 */
export function cacheQueries({ queries, caches, composition, isFresh, lastAnswerAt }: LastKnown): void {
  const cache = queries.getQueryCache();
  const askedAt = new WeakMap<Query, number>();
  const recalled = new Map<Query, number>();
  let recalledAt = 0;

  const cacheOf = ({ meta }: Query) => {
    const { offline } = meta ?? {};
    return offline === 'public' || offline === 'member' ? caches[offline] : undefined;
  };
  const write = (query: Query) => {
    recalled.delete(query);
    const { dataUpdatedAt: at, data: content } = query.state;
    cacheOf(query)?.write(query.queryHash, { at, composition: composition(), content });
  };
  const restore = (query: Query) => {
    if (query.state.data !== undefined || !isApiError(query.state.error, 'offline', 'timeout')) return;
    const cached = cacheOf(query)?.read(query.queryHash);
    if (cached === undefined || cached.composition !== composition() || !isFresh(cached.at)) return;
    recalled.set(query, cached.at);
    recalledAt = Date.now();
    queries.setQueryData(query.queryKey, cached.content, { updatedAt: cached.at });
  };
  // When a refetch of a list fails, its cached data are returned as if they had been answered.
  const isAnswered = (query: Query) => lastAnswerAt() >= (askedAt.get(query) ?? 0);
  const updateStaleSince = () => {
    const shown = [...recalled].flatMap(([query, at]) => (query.isActive() ? [at] : []));
    staleSince.set(shown.length === 0 ? undefined : Math.min(...shown));
  };

  const answered = cache.getAll().filter((query) => query.state.data !== undefined && isAnswered(query));
  cache.getAll().forEach(restore);
  updateStaleSince();
  void eachInTask(answered, (query) => {
    // After a change of the session it may be another member's.
    if (cache.get(query.queryHash) === query) write(query);
  });
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'removed') recalled.delete(query);
    if (event.type === 'updated') {
      const { action } = event;
      if (action.type === 'fetch') askedAt.set(query, Date.now());
      if (action.type === 'error') restore(query);
      if (action.type === 'success' && action.manual !== true && isAnswered(query)) write(query);
    }
    updateStaleSince();
  });
  setInterval(() => {
    if (recalled.size === 0 || lastAnswerAt() < recalledAt) return;
    recalledAt = Number.POSITIVE_INFINITY;
    void queries.invalidateQueries({ predicate: (query) => recalled.has(query) });
  }, LOOK_MS);
}

/** Each in a task of its own, as the browser takes some milliseconds to store one. */
async function eachInTask(queries: readonly Query[], handle: (query: Query) => void): Promise<void> {
  for (const query of queries) {
    handle(query);
    await nextTask();
  }
}
