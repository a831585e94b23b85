/** Consecutive items that are rendered, or not, together. */
export interface Chunk<Item> {
  readonly key: string | number;
  readonly items: readonly Item[];
}

export interface Group<Item> {
  readonly name: string;
  readonly chunks: readonly Chunk<Item>[];
}

export interface ChunkOptions<Item> {
  readonly size: number;
  readonly getKey: (item: Item) => string | number;
  readonly groupOf?: ((item: Item) => string) | undefined;
  /** Keys of the first items of earlier chunks: boundaries stay the same when items are inserted in front. */
  readonly chunkStarts: ReadonlySet<string | number>;
}

/** Groups items in their order and splits each group into chunks of at most `size` items. */
export function splitIntoChunks<Item>(
  items: readonly Item[],
  { size, getKey, groupOf, chunkStarts }: ChunkOptions<Item>,
): readonly Group<Item>[] {
  const groups = new Map<string, { key: string | number; items: Item[] }[]>();
  for (const item of items) {
    const name = groupOf?.(item) ?? '';
    const key = getKey(item);
    const chunks = groups.get(name);
    const chunk = chunks?.at(-1);
    if (chunks === undefined || chunk === undefined) groups.set(name, [{ key, items: [item] }]);
    else if (chunk.items.length >= size || chunkStarts.has(key)) chunks.push({ key, items: [item] });
    else chunk.items.push(item);
  }
  return [...groups].map(([name, chunks]) => ({ name, chunks }));
}
