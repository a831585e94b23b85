/** Neighbouring items that are rendered, or left out, together. */
export interface Chunk<Item> {
  readonly key: string | number;
  readonly items: readonly Item[];
}

export interface Group<Item> {
  readonly name: string;
  readonly chunks: readonly Chunk<Item>[];
}

export interface Cut<Item> {
  readonly size: number;
  readonly getKey: (item: Item) => string | number;
  readonly groupOf?: ((item: Item) => string) | undefined;
  /** The keys at which chunks began before; where they begin stays when items arrive in front of them. */
  readonly begun: ReadonlySet<string | number>;
}

/** Puts items under their groups, in their order, and each group into chunks of at most `size` items. */
export function cut<Item>(items: readonly Item[], { size, getKey, groupOf, begun }: Cut<Item>): readonly Group<Item>[] {
  const groups = new Map<string, { key: string | number; items: Item[] }[]>();
  for (const item of items) {
    const name = groupOf?.(item) ?? '';
    const key = getKey(item);
    const chunks = groups.get(name);
    const chunk = chunks?.at(-1);
    if (chunks === undefined || chunk === undefined) groups.set(name, [{ key, items: [item] }]);
    else if (chunk.items.length >= size || begun.has(key)) chunks.push({ key, items: [item] });
    else chunk.items.push(item);
  }
  return [...groups].map(([name, chunks]) => ({ name, chunks }));
}
