import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { publicKey } from '@parlour/release-contract/publicKey';
import { createKey, idOf, type PublicKey } from '@parlour/release-contract/signature';
import { COMMAND } from '../registry/commandName';
import { RegistryRefusal } from '../registry/refusals';

const privateKey = v.strictObject({
  kid: v.string(),
  x: v.string(),
  y: v.string(),
  d: v.string(),
  /** For an online key: the id of its registry. */
  registry: v.optional(v.string()),
});
export type StoredKey = v.InferOutput<typeof privateKey>;

/** The file of a key: an app's, or the registry's own. */
export function keyFile(folder: string, owner: string): string {
  return path.join(folder, `${owner}.json`);
}

/** The file of a key's successor, until that is in force. */
export function nextKeyFile(file: string): string {
  return `${file}.next`;
}

/**
 * Replaces a key file by its successor when that is already in force: a `rotate` was killed before it did so. A successor that is
 * not in force stays until the next `rotate` overwrites it.
 */
export async function settleNextKey(file: string, isInForce: (kid: string) => Promise<boolean>): Promise<void> {
  // A truncated key was never made valid.
  const next = await readKey(nextKeyFile(file)).catch(() => undefined);
  if (next === undefined || !(await isInForce(next.kid))) return;
  await rename(nextKeyFile(file), file).catch((error: NodeJS.ErrnoException) => {
    // Another process has replaced it in the meantime.
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Reads a private key; undefined when there is none. Throws an error that names the file when it is damaged. */
export async function readKey(file: string): Promise<StoredKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseKey(file, text);
}

/** Parses a private key. The error says where it was read from, and never contains the key. */
export function parseKey(where: string, text: string): StoredKey {
  const parsed = v.safeParse(jsonOf(privateKey), text);
  if (parsed.success) return parsed.output;
  if (v.is(jsonOf(publicKey), text)) throw new RegistryRefusal(`${where} is a public key: the private one is needed`);
  throw new RegistryRefusal(
    `${where} is not a private key: one is JSON with kid, x, y and d, as this writes it: ${COMMAND} key <app>`,
  );
}

/** Parses a public key, whose id has to match its bytes. The error says where it was read from. */
export async function readPublicKey(file: string): Promise<PublicKey> {
  const text = await readFile(file, 'utf8');
  const parsed = v.safeParse(jsonOf(publicKey), text);
  if (parsed.success) {
    const { kid } = parsed.output;
    const id = await idOf(parsed.output);
    if (kid === id) return parsed.output;
    throw new RegistryRefusal(`${file} names the key ${kid}, but its bytes are those of ${id}: let its owner write it again`);
  }
  if (v.is(jsonOf(privateKey), text)) {
    const open = `${path.basename(file, '.json')}.public.json`;
    throw new RegistryRefusal(`${file} is a private key, which stays with its owner: give its public part (${open})`);
  }
  throw new RegistryRefusal(
    `${file} is not a public key: one is JSON with kid, x and y, as this writes it: ${COMMAND} key <app> --public <file>`,
  );
}

function jsonOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.string(), v.parseJson(), schema);
}

/** Reads a private key, or makes it if there is none, readable by its owner only. */
export async function readOrCreateKey(file: string): Promise<StoredKey> {
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

/** A private key: from a file, or, as CI secrets are given, the key itself. */
export async function readSecret(text: string): Promise<StoredKey> {
  if (text.trimStart().startsWith('{')) return parseKey('RELEASES_KEY', text);
  const content = await readFile(text, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`there is no key at ${text}`);
    throw new Error(`the key ${text} cannot be read: ${error.message}`);
  });
  return parseKey(text, content);
}
