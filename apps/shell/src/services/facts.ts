import type { Fact } from '@parlour/releases/telemetry';

type Taker = (fact: Fact) => void;

/** What this page tells of itself; facts wait until the watch, which comes after the first of them, takes them. */
export function createFacts() {
  const waiting: Fact[] = [];
  let onFirst = () => undefined as void;
  let take: Taker = (fact) => {
    waiting.push(fact);
    onFirst();
  };
  return {
    tell: (fact: Fact) => take(fact),
    /** Calls `begin` with the next facts, until they are taken: the first screen stands, or it failed. */
    awaitFirst: (begin: () => void) => {
      onFirst = begin;
    },
    handTo: (taker: Taker) => {
      take = taker;
      for (const fact of waiting.splice(0)) taker(fact);
    },
  };
}

export type Facts = ReturnType<typeof createFacts>;
