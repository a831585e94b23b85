import type { ServerResponse } from 'node:http';
import type { concurrentRequests } from '../rateLimits';
import { networkOf } from '@parlour/rate-limit/network';

/** The limits of concurrent requests. */
export interface Bounds {
  readonly all: number;
  /** For one client: an IPv4 address, or a /64 of IPv6. */
  readonly client: number;
}

/** The kind of a request. */
export type LineKind = keyof typeof concurrentRequests;

/** The limit that a request would exceed. */
export type Exceeded = keyof Bounds;

/**
 * Limits concurrent requests per client and in total. Under load, a client that does not read its responses loses its places to
 * others.
 */
export interface ClientQuota {
  /** Takes a place for a request until its response is closed; otherwise returns the limit that it would exceed. */
  enter(address: string, response: ServerResponse): Exceeded | undefined;
  /** The number of places taken. */
  size(): number;
  /** Ends responses whose client has not read for too long; to be called about once a second. */
  endStalled(): void;
}

/** A response is ended after the client has read nothing for this long. A phone in a lift may need seconds. */
const MOST_STALLED_MS = 20_000;
/** The same when all places are taken. */
const GIVES_WAY_AFTER_MS = 2_000;

interface Guest {
  readonly client: string;
  readonly response: ServerResponse;
  /** Bytes that the client's connection has taken so far, and when that number last grew. */
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
    // The client has read everything, or more than at the last check.
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
