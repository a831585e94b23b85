/** Rotates the order in each round, so that no item always comes first. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const first = round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

const TRIES = 3;

/** Repeats a failed visit and logs it, so that one timeout does not end a benchmark of half an hour. */
export async function retryVisit<Visit>(visit: () => Promise<Visit>, log: (line: string) => void): Promise<Visit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await visit();
    } catch (error) {
      if (tried === TRIES) throw error;
      log(`  once more: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
