import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { createKey, type PrivateKey } from '@parlour/release-contract/signature';

const privateKey = v.strictObject({ kid: v.string(), x: v.string(), y: v.string(), d: v.string() });

/** The file of a key: an app's, or the registry's own. */
export function keyFile(folder: string, owner: string): string {
  return path.join(folder, `${owner}.json`);
}

/** Reads a private key; undefined when there is none, an error that names the file when it is damaged. */
export async function readKey(file: string): Promise<PrivateKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), privateKey), text);
  if (!parsed.success) throw new Error(`${file} is not a private key: ${v.summarize(parsed.issues)}`);
  return parsed.output;
}

/** Reads a private key, making it where there is none: readable by its owner alone. */
export async function readOrCreateKey(file: string): Promise<PrivateKey> {
  const known = await readKey(file);
  if (known !== undefined) return known;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const made = await createKey();
  try {
    await writeFile(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readOrCreateKey(file);
  }
}
