import type { SourcePlace } from '@parlour/release-contract/api';

/** A cache of positions in sources, limited in bytes. */
export interface PlaceCache {
  has(key: string): boolean;
  get(key: string): SourcePlace | undefined;
  set(key: string, place: SourcePlace | undefined): void;
}

/** Approximate size of an entry besides its texts. */
const ENTRY_BYTES = 300;

export function createPlaceCache(mostBytes: number): PlaceCache {
  const places = new Map<string, SourcePlace | undefined>();
  let bytes = 0;
  const drop = (key: string) => {
    if (!places.has(key)) return;
    bytes -= weightOf(key, places.get(key));
    places.delete(key);
  };
  return {
    has: (key) => places.has(key),
    get: (key) => places.get(key),
    set: (key, place) => {
      drop(key);
      places.set(key, place);
      bytes += weightOf(key, place);
      for (const oldest of places.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

/** JavaScript may use two bytes per character. */
function weightOf(key: string, place: SourcePlace | undefined): number {
  const texts = place === undefined ? [] : [place.source, place.name ?? '', ...place.code];
  return ENTRY_BYTES + 2 * texts.reduce((sum, text) => sum + text.length, key.length);
}
