import { cp, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formats } from '@parlour/release-contract/formats';
import * as v from 'valibot';

const FIXTURES = path.resolve(__dirname, '../../fixtures');
const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ commit: v.string(), version: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) }),
);

/** A store that the programs of an earlier commit wrote, with its keys. */
export interface EarlierStore {
  readonly name: string;
  readonly commit: string;
  /** When it was written, in ms since 1970; tests use it as the current time. */
  readonly atMs: number;
}

/** The stores in the folder `fixtures`, oldest first. */
export function earlierStores(): readonly EarlierStore[] {
  const folders = readdirSync(FIXTURES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => {
      const { commit, at } = v.parse(written, readFileSync(path.join(FIXTURES, name, 'written.json'), 'utf8'));
      return { name, commit, atMs: Date.parse(at) };
    })
    .toSorted((one, other) => one.atMs - other.atMs);
}

/** Runs a callback with a copy of a store, in a folder like `DATA_DIR`. */
export async function withCopy(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-'));
  try {
    await cp(path.join(FIXTURES, name), folder, { recursive: true });
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The kinds of files in a store; files of no listed kind are under `unknown`. */
export function kindsIn(folder: string): { readonly known: ReadonlySet<string>; readonly unknown: readonly string[] } {
  const registry = path.join(folder, 'registry');
  const keys = readdirSync(registry, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(registry, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const kindsOf = (key: string) => Object.entries(formats).flatMap(([kind, one]) => (one.keys.test(key) ? [kind] : []));
  return { known: new Set(keys.flatMap(kindsOf)), unknown: keys.filter((key) => kindsOf(key).length === 0) };
}
