import path from 'node:path';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { builtConfig } from '@parlour/remote-build/host';
import { remotes } from '../workspace/apps.mjs';

const apps = path.resolve(import.meta.dirname, '../../apps');
const read = async (name: string) => {
  const { config } = (await import(`../../apps/${name}/remote.config`)) as { readonly config: WrittenConfig };
  return builtConfig(path.join(apps, name), config);
};

/** The configs of all remotes as they are built: which screens there are, and at which paths. */
export const configs = await Promise.all(remotes.map(read));
