// @ts-check

/** Of each matrix of faults or attacks, named by the outermost `describe`, how many rows hold. */
const totals = /** @type {Map<string, { held: number, all: number }>} */ (new Map());

/**
 * Counts the tests of a run that are rows of a matrix: those below a `describe` named `faults: …` or `attacks: …`.
 * @param {readonly { assertionResults: readonly { ancestorTitles: readonly string[], status: string }[] }[]} files
 */
export function addMatrices(files) {
  for (const { ancestorTitles, status } of files.flatMap(({ assertionResults }) => assertionResults)) {
    const [name = ''] = ancestorTitles;
    if (!/^(faults|attacks): /.test(name)) continue;
    const { held, all } = totals.get(name) ?? { held: 0, all: 0 };
    totals.set(name, { held: held + (status === 'passed' ? 1 : 0), all: all + 1 });
  }
}

/** Prints the totals, one matrix a line. */
export function printMatrices() {
  if (totals.size === 0) return;
  console.log('\n— faults and attacks that were tried, and how many the site held against');
  for (const [name, { held, all }] of [...totals].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${name.padEnd(44)} ${held} of ${all}`);
}
