import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore } from './storage/files';
import type { Store } from './storage/store';

/** A store in a folder of its own for each test of a file. */
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
