import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';

/** A store in a temporary folder for each test of a file. */
export function testStoreForEach(): () => Store {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = fileStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));
  return () => store;
}

/** A store in memory with these initial values; `note` gets the method and key of each request. */
export function memoryStore(
  values = new Map<string, Buffer>(),
  note: (method: keyof Store, key: string, found?: number) => void = () => undefined,
): Store {
  const times = new Map<string, number>();
  const set = (key: string, value: Uint8Array) => {
    values.set(key, Buffer.from(value));
    times.set(key, Date.now());
  };
  return {
    read: async (key) => {
      note('read', key);
      return values.get(key);
    },
    storedAt: async (key) => {
      note('storedAt', key);
      return values.has(key) ? (times.get(key) ?? 0) : undefined;
    },
    write: async (key, value) => {
      note('write', key);
      set(key, value);
    },
    create: async (key, value) => {
      note('create', key);
      if (values.has(key)) return false;
      set(key, value);
      return true;
    },
    remove: async (key) => {
      note('remove', key);
      values.delete(key);
    },
    list: async (prefix, after = '') => {
      const below = [...values.keys()].filter((key) => key.startsWith(`${prefix}/`)).map((key) => key.slice(prefix.length + 1));
      const names = [...new Set(below.map((key) => key.split('/')[0] ?? ''))].filter((name) => name > after).sort();
      note('list', prefix, names.length);
      return names;
    },
  };
}
