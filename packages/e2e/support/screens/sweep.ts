/**
 * Walks through rows that share a page, one after the other; gives the errors by row: what its check found, or why there
 * was nothing to check.
 */
export async function sweep<Row>(
  rows: Iterable<readonly [name: string, row: Row]>,
  look: (row: Row, name: string) => Promise<readonly unknown[]>,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const findings: Record<string, readonly unknown[]> = {};
  for (const [name, row] of rows) {
    const found = await look(row, name).catch((error: unknown) => [String(error)]);
    if (found.length > 0) findings[name] = found;
  }
  return findings;
}
