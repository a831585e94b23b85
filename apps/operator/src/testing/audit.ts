import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Books } from '../ledger/audit';
import type { RunningOperator } from './runOperator';

export interface Audit extends Books {
  /** What the operator gave away in promotions: its account, below zero. */
  readonly promotions: string;
  readonly redPackets: number;
  /** Amounts of every transfer that succeeded. */
  readonly transfers: readonly string[];
}

export const ADMIN = 'let-me-in';
export const balancedBooks = { entriesSum: '0.00', wrongAccounts: 0, unbalanced: 0, negative: 0, wrongHolds: 0 };

/** Reads the books of a stopped operator; `env` is what it was started with. */
export function audit(folder: string, env: Readonly<Record<string, string>> = {}): Audit {
  const script = resolve(__dirname, 'auditFolder.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, join(folder, 'operator')], {
    cwd: resolve(__dirname, '../..'),
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return JSON.parse(output) as Audit;
}

/** Reads the books of a running operator that was started with `DEMO_ADMIN_TOKEN: ADMIN`. */
export async function booksOf({ url }: RunningOperator): Promise<Books> {
  const response = await fetch(`${url}/demo/admin/books`, { headers: { 'x-demo-admin': ADMIN } });
  return ((await response.json()) as { data: Books }).data;
}

/** Lets time pass for what waits in a running operator that was started with `DEMO_ADMIN_TOKEN: ADMIN`; then it is decided. */
export async function passTime({ url }: RunningOperator, ms: number): Promise<void> {
  const response = await fetch(`${url}/demo/admin/time`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-demo-admin': ADMIN },
    body: JSON.stringify({ ms }),
  });
  expect(((await response.json()) as { code: number }).code).toBe(200);
}
