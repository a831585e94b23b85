import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

export interface Audit {
  readonly entriesSum: string;
  readonly wrongAccounts: number;
  readonly unbalanced: number;
  readonly negative: number;
  readonly bookings: number;
  /** What the house gave away in promotions: its account, below zero. */
  readonly promotions: string;
  readonly redPackets: number;
  readonly transfers: readonly string[];
}

/** Reads the books of a stopped operator. */
export function audit(folder: string): Audit {
  const script = resolve(__dirname, 'auditFolder.ts');
  const told = execFileSync(process.execPath, ['--import', 'tsx', script, join(folder, 'operator')], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  return JSON.parse(told) as Audit;
}

export const balancedBooks = { entriesSum: '0.00', wrongAccounts: 0, unbalanced: 0, negative: 0 };
