// @ts-check

/** Of each matrix of faults or attacks, named by the outermost `describe`, how many rows hold. */
const totals = /** @type {Map<string, { held: number, all: number }>} */ (new Map());

/** @type {string[]} */
const triedAgain = [];

/** @typedef {{ ancestorTitles: readonly string[], fullName: string, status: string, invocations?: number }} Result */

/**
 * Counts the tests of a run that are rows of a matrix: those below a `describe` named `faults: …` or `attacks: …`; and notes those that
 * held at their second try.
 * @param {readonly { assertionResults: readonly Result[] }[]} files
 */
export function addMatrices(files) {
  for (const { ancestorTitles, fullName, status, invocations = 1 } of files.flatMap(({ assertionResults }) => assertionResults)) {
    if (status === 'passed' && invocations > 1) triedAgain.push(fullName);
    const [name = ''] = ancestorTitles;
    if (!/^(faults|attacks): /.test(name)) continue;
    const { held, all } = totals.get(name) ?? { held: 0, all: 0 };
    totals.set(name, { held: held + (status === 'passed' ? 1 : 0), all: all + 1 });
  }
}

/** Prints the totals, one matrix a line, and what needed a second try. */
export function printMatrices() {
  if (triedAgain.length > 0) console.log(['\n— held at the second try only', ...triedAgain].join('\n'));
  if (totals.size === 0) return;
  console.log('\n— faults and attacks that were tried, and how many the site held against');
  for (const [name, { held, all }] of [...totals].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${name.padEnd(44)} ${held} of ${all}`);
}
