/** The rows whose state has changed; rows that share a key count only while their number is the same. */
export function changedRows<Row>(
  before: readonly Row[],
  now: readonly Row[],
  { keyOf, stateOf }: { keyOf: (row: Row) => string; stateOf: (row: Row) => number },
): readonly Row[] {
  const [old, fresh] = [statesOf(before), statesOf(now)];
  const seen = new Map<string, number>();
  return now.filter((row) => {
    const key = keyOf(row);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const states = old.get(key);
    return states !== undefined && states.length === fresh.get(key)?.length && states[nth] !== stateOf(row);
  });

  function statesOf(rows: readonly Row[]): ReadonlyMap<string, readonly number[]> {
    const states = new Map<string, number[]>();
    for (const row of rows) states.set(keyOf(row), [...(states.get(keyOf(row)) ?? []), stateOf(row)]);
    return states;
  }
}
