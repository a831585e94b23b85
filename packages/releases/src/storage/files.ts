import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from './store';

/** A store in a folder. Values are written beside their place and moved into it, synced to disk before they can be seen. */
export function fileStore(folder: string): Store {
  const at = (key: string) => path.join(folder, ...key.split('/'));
  const stage = async (key: string, value: Uint8Array) => {
    await mkdir(path.dirname(at(key)), { recursive: true });
    const staged = `${at(key)}.${randomUUID()}.part`;
    const file = await open(staged, 'wx');
    try {
      await file.writeFile(value);
      await file.sync();
    } finally {
      await file.close();
    }
    return staged;
  };
  return {
    read: (key) => readFile(at(key)).catch(unlessMissing(undefined)),
    write: async (key, value) => rename(await stage(key, value), at(key)),
    create: async (key, value) => {
      const staged = await stage(key, value);
      try {
        await link(staged, at(key));
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await unlink(staged);
      }
    },
    remove: (key) => unlink(at(key)).catch(unlessMissing(undefined)),
    list: async (prefix) => {
      const names = await readdir(at(prefix)).catch(unlessMissing<string[]>([]));
      return names.filter((name) => !name.endsWith('.part')).sort();
    },
  };
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

function unlessMissing<Value>(value: Value) {
  return (error: unknown): Value => {
    if (isCode(error, 'ENOENT')) return value;
    throw error;
  };
}
