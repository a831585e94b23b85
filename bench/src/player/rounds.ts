/** How often a thing is measured; BENCH_ROUNDS asks for fewer, for a quick look that is not kept. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);

/** Begins each round with another one, so that none is always the first or always behind the same other one. */
export function turned<Item>(items: readonly Item[], round: number): Item[] {
  const first = round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
