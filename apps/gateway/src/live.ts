import type { Manifest, Registry } from '@parlour/releases';

/** Gives the live manifest as it was at most `maxAgeMs` ago, asking the store once for all who ask meanwhile. */
export function createLive(registry: Registry, maxAgeMs: number, now: () => number): () => Promise<Manifest | undefined> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Manifest | undefined> = Promise.resolve(undefined);
  return () => {
    if (now() - asked >= maxAgeMs) {
      asked = now();
      answer = registry.current();
      answer.catch(() => (asked = Number.NEGATIVE_INFINITY));
    }
    return answer;
  };
}
