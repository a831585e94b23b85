/** How often a thing is measured; BENCH_ROUNDS asks for fewer, for a quick look that is not kept. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);

/** Begins each round with another one, so that none is always the first or always behind the same other one. */
export function turned<Item>(items: readonly Item[], round: number): Item[] {
  const first = round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

const TRIES = 3;

/** Visits again when a visit fails, and says so: one that hangs on a busy machine does not end a bench of half an hour. */
export async function insist<Visit>(visit: () => Promise<Visit>, say: (line: string) => void): Promise<Visit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await visit();
    } catch (error) {
      if (tried === TRIES) throw error;
      say(`  once more: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
