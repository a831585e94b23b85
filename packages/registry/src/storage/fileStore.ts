import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rmdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { RegistryRefusal } from '../registry/refusals';
import { partsOf, type Store } from './store';

const STAGED = /\.[0-9a-f]{8}-[0-9a-f-]{27}\.part$/;

/** The calls that create a file, which tests replace. */
interface Disk {
  mkdir(folder: string, how: { readonly recursive: true }): Promise<unknown>;
  open(name: string, flags: 'wx'): Promise<FileHandle>;
}

/** How often to retry when others remove the folder between two calls. */
const TRIES = 50;

/**
 * A store in a folder. Values are written to a temporary file and moved into place, synced to disk before they are visible.
 */
export function fileStore(folder: string, disk: Disk = { mkdir, open }): Store {
  const root = path.normalize(folder);
  const at = (key: string) => path.join(folder, ...partsOf(key));
  /** The file that stands where a folder above this path has to be, if any. */
  const blockerOf = async (name: string): Promise<string | undefined> => {
    for (let above = path.dirname(name); above.startsWith(root); above = path.dirname(above)) {
      const entry = await stat(above).catch(unlessMissing(undefined));
      if (entry !== undefined) return entry.isDirectory() ? undefined : above;
    }
    return undefined;
  };
  const opened = async (staged: string, key: string, tries = TRIES): Promise<FileHandle> => {
    try {
      await disk.mkdir(path.dirname(staged), { recursive: true });
      return await disk.open(staged, 'wx');
    } catch (error) {
      if (isCode(error, 'ENAMETOOLONG'))
        throw new RegistryRefusal(`a name in ${shortened(key)} is longer than the store can have`);
      // Others removed the last value of this folder, and the folder with it; `mkdir` or `open` then fails with one of these
      // codes.
      if (!isCode(error, 'ENOENT', 'ENOTDIR', 'EEXIST')) throw error;
      const blocker = await blockerOf(staged);
      if (blocker !== undefined)
        throw new Error(`${path.relative(folder, blocker) || folder} in the store is a file where a folder has to be`, {
          cause: error,
        });
      if (tries === 0) throw error;
      return opened(staged, key, tries - 1);
    }
  };
  /** Removes empty folders, so that they are not listed as names. */
  const removeEmptyAbove = async (key: string) => {
    try {
      for (let parent = path.dirname(key); parent !== '.'; parent = path.dirname(parent)) await rmdir(path.join(folder, parent));
    } catch {
      // The folder still has other values.
    }
  };
  /** Temporary files below a folder; others may remove values and folders meanwhile. */
  const stagedBelow = async (below: string): Promise<readonly string[]> => {
    const staged: string[] = [];
    const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(unlessMissing<Dirent[]>([]));
    for (const entry of entries) {
      const name = path.join(below, entry.name);
      if (entry.isDirectory()) staged.push(...(await stagedBelow(name)));
      else if (STAGED.test(name)) staged.push(name);
    }
    return staged;
  };
  /** Removes the temporary file, because it would keep a full disk full. */
  const discard = async (staged: string, error: unknown): Promise<never> => {
    await unlink(staged).catch(() => undefined);
    throw error;
  };
  const stage = async (key: string, value: Uint8Array) => {
    const staged = `${at(key)}.${randomUUID()}.part`;
    const file = await opened(staged, key);
    try {
      await file.writeFile(value);
      await file.sync();
    } catch (error) {
      await discard(staged, error);
    } finally {
      await file.close();
    }
    return staged;
  };
  return {
    read: async (key) => readFile(at(key)).catch(unlessMissing(undefined)),
    storedAt: async (key) => {
      const file = await stat(at(key)).catch(unlessMissing(undefined));
      return file?.isFile() ? file.mtimeMs : undefined;
    },
    write: async (key, value) => {
      const staged = await stage(key, value);
      await rename(staged, at(key)).catch((error: unknown) => discard(staged, error));
    },
    create: async (key, value) => {
      const staged = await stage(key, value);
      try {
        await link(staged, at(key));
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await unlink(staged).catch(unlessMissing(undefined));
      }
    },
    remove: async (key) => {
      await unlink(at(key)).catch(unlessMissing(undefined));
      await removeEmptyAbove(key);
    },
    removeCutOff: async (before) => {
      for (const name of await stagedBelow('')) {
        const staged = path.join(folder, name);
        const file = await stat(staged).catch(unlessMissing(undefined));
        if (file === undefined || file.mtimeMs >= before) continue;
        await unlink(staged).catch(unlessMissing(undefined));
        await removeEmptyAbove(name);
      }
    },
    list: async (prefix, after = '') => {
      const names = await readdir(at(prefix)).catch(unlessMissing<string[]>([]));
      return names.filter((name) => name > after && !STAGED.test(name)).sort();
    },
  };
}

function shortened(key: string): string {
  return key.length > 80 ? `${key.slice(0, 80)}…` : key;
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.some((code) => error.code === code);
}

/** A folder is no value, nor is a path below a value. */
function unlessMissing<Value>(value: Value) {
  return (error: unknown): Value => {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG')) return value;
    throw error;
  };
}
