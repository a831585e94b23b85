import { networkOf } from './network';

const MOST_ADDRESSES = 20_000;

/** How often an address may do something: a bucket of tries that fills again over time. */
export interface RateLimit {
  /** Takes a try; gives the seconds to wait when there is none left. */
  take(address: string, nowMs: number): number | undefined;
  /** Gives a try back that was no mistake. */
  giveBack(address: string, nowMs: number): void;
  /** Seconds to wait for a try, without taking one. */
  waitFor(address: string, nowMs: number): number | undefined;
}

/** `tries` at once, and as many again over `perMs`; addresses that were quiet longest are forgotten first. */
export function createRateLimit(tries: number, perMs: number): RateLimit {
  const spent = new Map<string, { readonly tries: number; at: number }>();
  const spentBy = (name: string, nowMs: number) => {
    const known = spent.get(name);
    if (known === undefined) return 0;
    // A clock that was put back: the tries fill again from then on, and not only when it has caught up.
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
