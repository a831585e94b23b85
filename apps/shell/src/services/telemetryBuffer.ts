import type { Fact } from '@parlour/release-contract/telemetry';

type Taker = (fact: Fact) => void;

/** What this page tells of itself; facts wait until the watch, which comes after the first of them, takes them. */
export function createFacts() {
  const waiting: Fact[] = [];
  let onNext = () => undefined as void;
  let take: Taker = (fact) => {
    waiting.push(fact);
    onNext();
    onNext = () => undefined;
  };
  return {
    tell: (fact: Fact) => take(fact),
    /** Calls `begin` with the next fact: the first screen stands, or it failed. */
    awaitNext: (begin: () => void) => {
      onNext = begin;
    },
    handTo: (taker: Taker) => {
      take = taker;
      for (const fact of waiting.splice(0)) taker(fact);
    },
  };
}

export type Facts = ReturnType<typeof createFacts>;
