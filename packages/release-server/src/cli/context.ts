import { userInfo } from 'node:os';
import path from 'node:path';
import type { Check } from '@parlour/release-contract/api';
import { readOrCreateKey, keyFile } from '../keys';
import { Conflict, GateRefusal } from '../operations';
import { openRegistry, type Registry } from '../registry';
import { openStore } from '../storage/openStore';
import type { Store } from '../storage/store';

const { env } = process;
const dataDir = path.resolve(env['DATA_DIR'] ?? '.parlour');

/** Folder of the private keys: one file for each app that may be published from this machine, and the registry's. */
export const keysFolder = path.resolve(env['RELEASES_KEYS'] ?? path.join(dataDir, 'keys'));

export async function openContext(): Promise<{ readonly registry: Registry; readonly store: Store }> {
  const store = await openStore(env);
  return { store, registry: openRegistry(store, await readOrCreateKey(keyFile(keysFolder, 'registry'))) };
}

export const authorArgs = {
  reason: { type: 'string', description: 'Why, for the history', required: true },
  by: { type: 'string', description: 'Who, for the history', default: userName() },
} as const;

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the gate's checks, refusals first. */
export function printChecks(checks: readonly Check[]): void {
  for (const { name, isMet, found } of checks.toSorted((one, other) => Number(one.isMet) - Number(other.isMet))) {
    for (const text of found) print(`  ${isMet ? '✓' : '✗'} ${name.padEnd(17)}${text}`);
  }
}

export function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/** Exit code: 2 when the gate refused, 3 when another change came first, else 1. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof GateRefusal) return 2;
  return error instanceof Conflict ? 3 : 1;
}

function userName(): string {
  try {
    return env['RELEASE_BY'] ?? userInfo().username;
  } catch {
    return 'unknown';
  }
}
