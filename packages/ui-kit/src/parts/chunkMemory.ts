interface Seen {
  readonly isNear: boolean;
  /** In pixels, as it was when last drawn. */
  readonly height: number | undefined;
}

const memory = new WeakMap<object, Seen & { readonly count: number }>();

/** Stores how a chunk was seen last for as long as its items exist, so that going back finds the same page. */
export function remember(items: readonly object[], seen: Seen): void {
  const [first] = items;
  if (first !== undefined) memory.set(first, { ...seen, count: items.length });
}

/** How a chunk with these items was seen last. */
export function recall(items: readonly object[]): Seen | undefined {
  const [first] = items;
  const seen = first && memory.get(first);
  return seen?.count === items.length ? seen : undefined;
}
