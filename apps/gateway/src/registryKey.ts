import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeKey, type PrivateKey } from '@parlour/releases/seal';

/** The registry's key pair from the data folder; the first who asks makes it. */
export async function registryKey(dataDir: string): Promise<PrivateKey> {
  const file = path.resolve(dataDir, 'keys', 'registry.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(await makeKey()), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return JSON.parse(await readFile(file, 'utf8')) as PrivateKey;
}
