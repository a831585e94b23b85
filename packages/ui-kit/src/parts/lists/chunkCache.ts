interface CachedChunk {
  readonly isNear: boolean;
  /** In pixels, as last rendered. */
  readonly height: number | undefined;
}

const cache = new WeakMap<object, CachedChunk & { readonly count: number }>();

/** Caches the state of a chunk as long as its items exist, so that going back restores the same page. */
export function cacheChunk(items: readonly object[], state: CachedChunk): void {
  const [first] = items;
  if (first !== undefined) cache.set(first, { ...state, count: items.length });
}

/** The cached state of a chunk with these items. */
export function cachedChunk(items: readonly object[]): CachedChunk | undefined {
  const [first] = items;
  const state = first && cache.get(first);
  return state?.count === items.length ? state : undefined;
}
