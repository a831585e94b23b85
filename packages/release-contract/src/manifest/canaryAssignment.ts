import { EVERYONE, type LiveRelease, type LiveRemote, type Ring } from './manifest';

const { imul, floor } = Math;

/** A visitor: the random name of the phone, and the visitor's rings. */
export interface Visitor {
  /** Undefined when storage is blocked; such a visitor gets no canary. */
  readonly id: string | undefined;
  readonly rings: readonly Ring[];
}

/** The release of a remote that a visitor gets. */
export function releaseFor(remote: LiveRemote, { id, rings }: Visitor): LiveRelease {
  const { canary, salt } = remote;
  if (canary === undefined) return remote;
  const isIn = canary.rings.some((ring) => rings.includes(ring)) || (id !== undefined && bucketOf(id, salt) < canary.share);
  return isIn ? canary : remote;
}

/** A visitor's place among 10,000, evenly distributed and different for each salt (MurmurHash3, 32 bits). */
export function bucketOf(visitor: string, salt: string): number {
  const text = `${salt}:${visitor}`;
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    let word = imul(text.charCodeAt(index), 0xcc9e2d51);
    word = imul((word << 15) | (word >>> 17), 0x1b873593);
    hash ^= word;
    hash = imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return floor((((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * EVERYONE);
}
