/** Which rows were there before with another state. */
export function changedRows<Row>(
  before: readonly Row[],
  now: readonly Row[],
  { keyOf, stateOf }: { keyOf: (row: Row) => string; stateOf: (row: Row) => number },
): readonly Row[] {
  const states = new Map(before.map((row) => [keyOf(row), stateOf(row)]));
  return now.filter((row) => {
    const state = states.get(keyOf(row));
    return state !== undefined && state !== stateOf(row);
  });
}
