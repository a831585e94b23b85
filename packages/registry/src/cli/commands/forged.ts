import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineCommand } from 'citty';
import { forgedEntries, forgedRoots } from '../../trust/forgedEntries';
import type { Store } from '../../storage/store';
import { dataDir, openContext, openStoreHere, print } from '../context';

export const forgedCommand = defineCommand({
  meta: {
    name: 'forged',
    description:
      'Names what nobody of this registry signed in its history and among its root documents; with --remove takes it out',
  },
  args: {
    remove: { type: 'boolean', description: 'Takes it out of the store, and keeps it in a folder of DATA_DIR', default: false },
  },
  run: async ({ args: { remove } }) => {
    const store = await openStoreHere();
    const folder = path.join(dataDir, 'forged', new Date().toISOString().replaceAll(':', '-'));
    const handle = async (keys: readonly string[]) => {
      for (const key of keys) {
        if (remove) await takeOut(store, key, folder);
        print(remove ? `took ${key} out` : `${key} is forged`);
      }
    };
    const roots = await forgedRoots(store);
    await handle(roots);
    // Without a chain of root documents it is unknown whose signature counts.
    if (roots.length > 0 && !remove) return print('what is forged in the history can be told when these are removed: --remove');
    const { registry } = await openContext();
    const { after, damaged } = await forgedEntries(store, registry);
    await handle(after);
    for (const sequence of damaged) print(`entry ${sequence} is damaged; only a backup has what was there`);
    const count = roots.length + after.length;
    if (count === 0) print('nothing is forged that could be removed');
    else
      print(remove ? `${folder} keeps it, for whoever looks into it` : `${count} in all; --remove takes them out of the store`);
  },
});

async function takeOut(store: Store, key: string, folder: string): Promise<void> {
  const bytes = await store.read(key);
  // A folder has no content to save; it is no entry, and does not prevent one from being written.
  if (bytes === undefined) return;
  const copy = path.join(folder, key);
  await mkdir(path.dirname(copy), { recursive: true });
  await writeFile(copy, bytes);
  await store.remove(key);
}
