import type { ServerResponse } from 'node:http';
import { networkOf } from '@parlour/rate-limit/network';

/** How many requests may be under way at once. */
export interface Bounds {
  readonly all: number;
  /** Those of one client: an IPv4 address, or a /64 of IPv6. */
  readonly client: number;
}

/** The bound that a request would exceed. */
export type Exceeded = keyof Bounds;

/** Room for requests, which clients that do not take their answers lose to others. */
export interface ClientQuota {
  /** Takes room for a request until its response is closed; otherwise gives the bound that it would exceed. */
  enter(address: string, response: ServerResponse): Exceeded | undefined;
  /** How many have room. */
  size(): number;
  /** Ends answers of which nothing was taken for long; to be called about once a second. */
  endStalled(): void;
}

/** An answer of which nothing is taken for so long ends. A phone in a lift needs seconds. */
const MOST_STALLED_MS = 20_000;
/** Where there is no room, one ends sooner. */
const GIVES_WAY_AFTER_MS = 2_000;

interface Guest {
  readonly client: string;
  readonly response: ServerResponse;
  /** Bytes that the client's connection has taken, and when it took the last of them. */
  taken: number;
  takenAt: number;
}

/** `now` is in ms. */
export function createClientQuota(bounds: Bounds, now: () => number = () => performance.now()): ClientQuota {
  const guests = new Set<Guest>();
  const clients = new Map<string, Set<Guest>>();

  const leave = (guest: Guest) => {
    if (!guests.delete(guest)) return;
    const own = clients.get(guest.client);
    own?.delete(guest);
    if (own?.size === 0) clients.delete(guest.client);
  };
  const stalledMs = (guest: Guest): number => {
    const { socket } = guest.response;
    const taken = socket === null ? 0 : socket.bytesWritten - socket.writableLength;
    // Nothing waits to be taken, or more was taken since.
    if (socket === null || socket.writableLength === 0 || taken > guest.taken) {
      guest.taken = taken;
      guest.takenAt = now();
    }
    return now() - guest.takenAt;
  };
  const end = (guest: Guest) => {
    leave(guest);
    guest.response.destroy();
  };
  const makeRoom = (among: Iterable<Guest>): boolean => {
    let [longest, ms]: [Guest | undefined, number] = [undefined, GIVES_WAY_AFTER_MS];
    for (const guest of among) {
      const stalled = stalledMs(guest);
      if (stalled >= ms) [longest, ms] = [guest, stalled];
    }
    if (longest !== undefined) end(longest);
    return longest !== undefined;
  };

  return {
    size: () => guests.size,
    enter: (address, response) => {
      const client = networkOf(address);
      const own = clients.get(client) ?? new Set();
      if (own.size >= bounds.client && !makeRoom(own)) return 'client';
      if (guests.size >= bounds.all && !makeRoom(guests)) return 'all';
      const guest = { client, response, taken: 0, takenAt: now() };
      guests.add(guest);
      clients.set(client, own.add(guest));
      response.once('close', () => leave(guest));
      return undefined;
    },
    endStalled: () => {
      for (const guest of guests) if (stalledMs(guest) >= MOST_STALLED_MS) end(guest);
    },
  };
}
