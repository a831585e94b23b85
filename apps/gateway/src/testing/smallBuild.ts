import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf } from '@parlour/platform/containerName';
import { testEntry } from '@parlour/registry/testing/testRelease';

/** Writes the folder of a build of the wallet, of one small script, which passes the gate. */
export async function writeSmallBuild(folder: string, version: string): Promise<void> {
  const named = { name: 'wallet', version };
  const files = {
    'remoteEntry.js': testEntry(named),
    'identity.json': JSON.stringify({
      kind: 'remote',
      ...named,
      container: containerNameOf(named),
      shares: { react: '19.3.1', '@parlour/platform': '1.2.0' },
      config: {
        name: 'wallet',
        platformVersion: '^1.0.0',
        outage: 'wallet is not reachable',
        routes: [{ path: '/wallet', screen: 'home/HomeScreen', access: 'all', chrome: 'main' }],
      },
    }),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ name: 'HomeScreen', assets: { js: { sync: [] } } }],
    }),
    'packages.json': JSON.stringify([{ name: 'valibot', version: '1.5.0', licence: 'MIT' }]),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}
