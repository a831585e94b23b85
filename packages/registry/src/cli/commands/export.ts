import path from 'node:path';
import { defineCommand } from 'citty';
import { exportSite } from '../../site/exportSite';
import { keyFile, readKey } from '../../trust/keys';
import { RegistryRefusal } from '../../registry/refusals';
import { fileStore } from '../../storage/fileStore';
import { keysFolder, openContext, print } from '../context';

export const exportCommand = defineCommand({
  meta: { name: 'export', description: 'Writes what is live into a folder that a plain web server can serve' },
  args: { folder: { type: 'positional', required: true, description: 'The folder; what is in it already stays' } },
  run: async ({ args }) => {
    const { registry, store } = await openContext();
    const key = await readKey(keyFile(keysFolder, 'registry'));
    if (key === undefined) throw new RegistryRefusal("export signs what is live, which needs the registry's online key");
    const { manifest, added, validUntil } = await exportSite({
      registry,
      store,
      key,
      into: fileStore(path.resolve(args.folder)),
    });
    print(`manifest ${manifest.sequence} is in ${args.folder}, ${added} files are new; export again before ${validUntil}`);
  },
});
