import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change } from '@parlour/release-contract/change';
import { registryCaller } from '../registry/operations';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { type TestRegistry, testRegistry, testRemote, testShell } from './testRelease';
import { EVERYONE } from '@parlour/release-contract/manifest';

export const author = { caller: registryCaller('mira'), reason: 'new receipt' };

export const wallet = (version: string, bytes?: string) =>
  testRemote('wallet', version, ['/wallet'], bytes === undefined ? {} : { bytes });

export const promotion = (version: string, share = EVERYONE): Change => ({
  kind: 'promote',
  releases: [{ name: 'wallet', version }],
  to: { kind: 'share', share },
});

export interface TestFolder extends TestRegistry {
  readonly folder: string;
  readonly store: Store;
  /** Makes a shell live, then these versions of the wallet one after the other. */
  released(...versions: readonly string[]): Promise<TestRegistry['registry']>;
}

/** A registry in a temporary folder for each test of a file. */
export function testFolderForEach(): () => TestFolder {
  let setup: TestFolder;
  beforeEach(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
    const store = fileStore(folder);
    const made = await testRegistry(store);
    const released = async (...versions: readonly string[]) => {
      await made.release(testShell('1.0.0'));
      for (const version of versions) await made.release(wallet(version));
      return made.registry;
    };
    setup = { ...made, folder, store, released };
  });
  afterEach(() => rm(setup.folder, { recursive: true }));
  return () => setup;
}
