import { benches } from './benches';
import { writeTables } from './documentTables';
import type { Findings } from './findings';
import { storeFindings } from './results';
import { isTrial } from './settings';

const log = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs the named benchmarks, or all, one after the other; a failure does not stop the others. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    const known = benches.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`);
    throw new Error([`There is no bench "${unknown.join('", "')}". There are:`, ...known].join('\n'));
  }
  for (const bench of benches.filter(({ name }) => names.length === 0 || names.includes(name))) {
    log(`\n— ${bench.name}: ${bench.about}`);
    const startedAt = performance.now();
    try {
      const findings = await bench.run(log);
      log(`  It took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
      if (!isTrial) {
        storeFindings(bench.name, findings);
        if (bench.tables !== undefined) writeTables(bench.name, bench.tables(findings));
      }
      print(findings);
    } catch (error) {
      process.exitCode = 1;
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

function print({ figures, goals, notes }: Findings): void {
  const widest = Math.max(0, ...figures.map(({ what }) => what.length));
  for (const { what, unit, median, least, most, rounds } of figures)
    log(`  ${what.padEnd(widest)} ${String(median).padStart(9)} ${unit.padEnd(10)} (${least} to ${most}, ${rounds} rounds)`);
  for (const { goal, measured, isReached } of goals) log(`  ${isReached ? 'reached' : 'MISSED '} ${goal}: ${measured}`);
  for (const note of notes) log(`  ${note}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
