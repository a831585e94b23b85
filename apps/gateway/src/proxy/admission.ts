import { networkOf } from '@parlour/rate-limit/network';

/** How many requests may be under way at once. */
export interface Bounds {
  readonly all: number;
  /** Those of one client: an IPv4 address, or a /64 of IPv6. */
  readonly client: number;
}

/** The bound that a request would exceed. */
export type Exceeded = keyof Bounds;

/** Counts what is under way, so that a client that never ends what it began keeps others from nothing. */
export interface Admission {
  /** Lets a request of a client in, which has to `leave`; otherwise gives the bound that it would exceed. */
  enter(address: string): Exceeded | undefined;
  leave(address: string): void;
  /** How many are in. */
  size(): number;
}

export function createAdmission(bounds: Bounds): Admission {
  const clients = new Map<string, number>();
  let all = 0;
  return {
    size: () => all,
    enter: (address) => {
      const client = networkOf(address);
      const own = clients.get(client) ?? 0;
      if (own >= bounds.client) return 'client';
      if (all >= bounds.all) return 'all';
      clients.set(client, own + 1);
      all += 1;
      return undefined;
    },
    leave: (address) => {
      const client = networkOf(address);
      const own = clients.get(client) ?? 0;
      if (own > 1) clients.set(client, own - 1);
      else clients.delete(client);
      all -= 1;
    },
  };
}
