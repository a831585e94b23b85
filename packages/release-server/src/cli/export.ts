import path from 'node:path';
import { defineCommand } from 'citty';
import { exportSite } from '../exportSite';
import { keepKey, keyFile } from '../keys';
import { fileStore } from '../storage/files';
import { keysFolder, openDesk, say } from './desk';

export const exportCommand = defineCommand({
  meta: { name: 'export', description: 'Writes what is live into a folder that a plain web server can serve' },
  args: { folder: { type: 'positional', required: true, description: 'The folder; what is in it already stays' } },
  run: async ({ args }) => {
    const { registry, store } = await openDesk();
    const key = await keepKey(keyFile(keysFolder, 'registry'));
    const { manifest, added, validUntil } = await exportSite({
      registry,
      store,
      key,
      into: fileStore(path.resolve(args.folder)),
    });
    say(`manifest ${manifest.sequence} is in ${args.folder}, ${added} files are new; export again before ${validUntil}`);
  },
});
