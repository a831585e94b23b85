import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Findings } from './findings';

const folder = path.dirname(import.meta.dirname);

/** File with the last findings of every benchmark. */
const file = path.join(folder, 'results.json');

export interface StoredFindings extends Findings {
  readonly takenAt: string;
  readonly commit: string;
  readonly machine: string;
}

/** The last findings of a benchmark; throws if there are none. */
export function lastFindings(name: string): StoredFindings {
  const kept: Record<string, StoredFindings> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const findings = kept[name];
  if (findings === undefined) throw new Error(`nothing is known of ${name} yet; run npm run bench ${name} first`);
  return findings;
}

/** Stores the findings of a benchmark; those of others remain. */
export function storeFindings(name: string, findings: Findings): void {
  const before: Record<string, StoredFindings> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const kept: StoredFindings = { takenAt: new Date().toISOString(), commit: commit(), machine: machine(), ...findings };
  const sorted = Object.entries({ ...before, [name]: kept }).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/** The measured commit, "-dirty" with other changes than what earlier benchmarks of the run wrote. */
function commit(): string {
  const git = (...command: string[]) => execFileSync('git', command, { cwd: folder, encoding: 'utf8' }).trim();
  const others = [':/', ':(top,exclude)bench/results.json', ':(top,exclude)docs/scale.md'];
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', ...others);
  return git('describe', '--always') + (changes === '' ? '' : '-dirty');
}

function machine(): string {
  const gibibytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${gibibytes} GiB, Node ${process.version}`;
}
