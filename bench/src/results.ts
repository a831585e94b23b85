import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Findings } from './figures';

const folder = path.dirname(import.meta.dirname);

/** Where the last findings of every bench are kept. */
const file = path.join(folder, 'results.json');

export interface Kept extends Findings {
  readonly takenAt: string;
  readonly commit: string;
  readonly machine: string;
}

/** What a bench found when it ran last; throws one sentence when it never did. */
export function lastFindings(name: string): Kept {
  const kept: Record<string, Kept> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const findings = kept[name];
  if (findings === undefined) throw new Error(`nothing is known of ${name} yet; run npm run bench ${name} first`);
  return findings;
}

/** Keeps what a bench found; what other benches found before stays. */
export function keep(name: string, findings: Findings): void {
  const before: Record<string, Kept> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const kept: Kept = { takenAt: new Date().toISOString(), commit: commit(), machine: machine(), ...findings };
  const sorted = Object.entries({ ...before, [name]: kept }).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

function commit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: folder, encoding: 'utf8' }).trim();
}

function machine(): string {
  const gibibytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${gibibytes} GiB, Node ${process.version}`;
}
