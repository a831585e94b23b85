import { isApiError } from '@parlour/api-client';
import type { QueryClient } from '@parlour/platform/host';
import { nextTask } from '../device/nextTask';
import type { AnswerCaches } from './answerCache';
import { staleSince } from './staleSince';

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

const CHECK_MS = 5000;

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
 * Caches the answers of lists and gives them to a screen whose request failed. Such answers are stale, so they are requested
 * again as soon as any call succeeds. Only for the queries of screens: checks before money is sent never use cached answers.
 */
export function cacheQueries({ queries, caches, composition, isFresh, lastAnswerAt }: LastKnown): void {
  const cache = queries.getQueryCache();
  const requestedAt = new WeakMap<Query, number>();
  const restored = new Map<Query, number>();
  let restoredAt = 0;

  const cacheOf = ({ meta }: Query) => {
    const { offline } = meta ?? {};
    return offline === 'public' || offline === 'member' ? caches[offline] : undefined;
  };
  const write = (query: Query) => {
    restored.delete(query);
    const { dataUpdatedAt: at, data: content } = query.state;
    cacheOf(query)?.write(query.queryHash, { at, composition: composition(), content });
  };
  const restore = (query: Query) => {
    if (query.state.data !== undefined || !isApiError(query.state.error, 'offline', 'timeout')) return;
    const cached = cacheOf(query)?.read(query.queryHash);
    if (cached === undefined || cached.composition !== composition() || !isFresh(cached.at)) return;
    restored.set(query, cached.at);
    restoredAt = Date.now();
    queries.setQueryData(query.queryKey, cached.content, { updatedAt: cached.at });
  };
  // A failed refetch of a list returns the cached data as if they were an answer, so this compares the time of the last real
  // answer.
  const isAnswered = (query: Query) => lastAnswerAt() >= (requestedAt.get(query) ?? 0);
  const updateStaleSince = () => {
    const shown = [...restored].flatMap(([query, at]) => (query.isActive() ? [at] : []));
    staleSince.set(shown.length === 0 ? undefined : Math.min(...shown));
  };

  const answered = cache.getAll().filter((query) => query.state.data !== undefined && isAnswered(query));
  cache.getAll().forEach(restore);
  updateStaleSince();
  void eachInTask(answered, (query) => {
    // After a change of the session the query may belong to another member.
    if (cache.get(query.queryHash) === query) write(query);
  });
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'removed') restored.delete(query);
    if (event.type === 'updated') {
      const { action } = event;
      if (action.type === 'fetch') requestedAt.set(query, Date.now());
      if (action.type === 'error') restore(query);
      if (action.type === 'success' && action.manual !== true && isAnswered(query)) write(query);
    }
    updateStaleSince();
  });
  setInterval(() => {
    if (restored.size === 0 || lastAnswerAt() < restoredAt) return;
    restoredAt = Number.POSITIVE_INFINITY;
    void queries.invalidateQueries({ predicate: (query) => restored.has(query) });
  }, CHECK_MS);
}

/** Handles each query in a task of its own, because storing one takes the browser some milliseconds. */
async function eachInTask(queries: readonly Query[], handle: (query: Query) => void): Promise<void> {
  for (const query of queries) {
    handle(query);
    await nextTask();
  }
}
