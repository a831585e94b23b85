import path from 'node:path';
import { defineCommand } from 'citty';
import { exportSite } from '../exportSite';
import { readOrCreateKey, keyFile } from '../keys';
import { fileStore } from '../storage/files';
import { keysFolder, openContext, print } from './context';

export const exportCommand = defineCommand({
  meta: { name: 'export', description: 'Writes what is live into a folder that a plain web server can serve' },
  args: { folder: { type: 'positional', required: true, description: 'The folder; what is in it already stays' } },
  run: async ({ args }) => {
    const { registry, store } = await openContext();
    const key = await readOrCreateKey(keyFile(keysFolder, 'registry'));
    const { manifest, added, validUntil } = await exportSite({
      registry,
      store,
      key,
      into: fileStore(path.resolve(args.folder)),
    });
    print(`manifest ${manifest.sequence} is in ${args.folder}, ${added} files are new; export again before ${validUntil}`);
  },
});
