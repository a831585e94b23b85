import { networkOf } from './network';

const MOST_ADDRESSES = 20_000;

/** A rate limit per address: a token bucket that refills over time. */
export interface RateLimit {
  /** Takes one attempt; returns the seconds to wait when none is left, else undefined. */
  take(address: string, nowMs: number): number | undefined;
  /** Returns an attempt that was no mistake. */
  giveBack(address: string, nowMs: number): void;
  /** Seconds to wait for an attempt, without taking one; undefined when none are needed. */
  waitFor(address: string, nowMs: number): number | undefined;
}

/**
 * Allows `tries` at once, refilled over `perMs` milliseconds. Only a limited number of addresses is remembered; those without
 * attempts for longest are dropped.
 */
export function createRateLimit(tries: number, perMs: number): RateLimit {
  const spent = new Map<string, { readonly tries: number; at: number }>();
  const spentBy = (name: string, nowMs: number) => {
    const known = spent.get(name);
    if (known === undefined) return 0;
    // After the clock was put back, refilling continues from the new time instead of waiting for it to catch up.
    known.at = Math.min(known.at, nowMs);
    return Math.max(0, known.tries - ((nowMs - known.at) * tries) / perMs);
  };
  const waitFor = (address: string, nowMs: number) => {
    const over = spentBy(networkOf(address), nowMs) + 1 - tries;
    return over <= 0 ? undefined : Math.ceil((over * perMs) / tries / 1000);
  };
  return {
    waitFor,
    giveBack: (address, nowMs) => {
      const name = networkOf(address);
      if (spent.has(name)) spent.set(name, { tries: Math.max(0, spentBy(name, nowMs) - 1), at: nowMs });
    },
    take: (address, nowMs) => {
      const wait = waitFor(address, nowMs);
      if (wait !== undefined) return wait;
      const name = networkOf(address);
      const next = { tries: spentBy(name, nowMs) + 1, at: nowMs };
      spent.delete(name);
      spent.set(name, next);
      const [oldest] = spent.keys();
      if (spent.size > MOST_ADDRESSES && oldest !== undefined) spent.delete(oldest);
      return undefined;
    },
  };
}
