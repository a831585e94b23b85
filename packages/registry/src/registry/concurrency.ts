import pLimit from 'p-limit';

/** Does work for each of many, at most so many at once. After a failure no more is begun, and what runs is waited for. */
export async function forEachOf<Item>(items: readonly Item[], most: number, work: (item: Item) => Promise<void>): Promise<void> {
  const limit = pLimit({ concurrency: most, rejectOnClear: true });
  // By itself `p-limit` begins the rest after a failure, and its `map` rejects while works still run.
  const ends = await Promise.allSettled(
    items.map((item) =>
      limit(() =>
        work(item).catch((error: unknown) => {
          limit.clearQueue();
          throw error;
        }),
      ),
    ),
  );
  // What the queue lost comes after the work that failed.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Larger files are worked on one at a time. */
const LARGE_BYTES = 1_000_000;
const SMALL_AT_ONCE = 8;

/** Does work for each of many files, so that not much more than a large one is in memory: small ones several at once, others not. */
export async function forEachFile<File extends { readonly size: number }>(
  files: readonly File[],
  work: (file: File) => Promise<void>,
): Promise<void> {
  const isSmall = ({ size }: File) => size <= LARGE_BYTES;
  await forEachOf(files.filter(isSmall), SMALL_AT_ONCE, work);
  await forEachOf(
    files.filter((file) => !isSmall(file)),
    1,
    work,
  );
}

/** What comes of each of many, in their order; at most so many are begun before the first of them is taken. */
export async function* inOrder<Item, Value>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Value>,
): AsyncGenerator<Value> {
  const begun: Promise<Value>[] = [];
  const begin = (item: Item) => {
    const value = work(item);
    // Whoever takes it learns of its failure, if anybody still does.
    value.catch(() => undefined);
    begun.push(value);
  };
  for (const item of items) {
    begin(item);
    const first = begun.length < most ? undefined : begun.shift();
    if (first !== undefined) yield await first;
  }
  yield* begun;
}
