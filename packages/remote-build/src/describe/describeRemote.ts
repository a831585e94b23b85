import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig, WrittenConfig } from '@parlour/platform/remoteConfig';
import { moduleOf } from '@parlour/platform/route';
import { tsImport } from 'tsx/esm/api';
import { builtConfig } from '../config/builtConfig';
import { writeDictionaries } from '../texts/dictionaries';
import { type BuildRelease, named, releaseOf } from './release';
import { acceptedRanges, shared, versions } from '../config/shared';

/** The description of a remote for any bundler. */
export interface DescribedRemote extends BuildRelease {
  /** Options of Module Federation that webpack's, Rspack's and Vite's plugins have in common. */
  readonly federation: {
    readonly name: string;
    readonly filename: string;
    readonly exposes: Record<string, string>;
    readonly shared: ReturnType<typeof shared>;
  };
  /** The content of `identity.json`, which is needed to publish the folder. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** The folder of its `package.json`. */
  readonly home: string;
}

/**
 * Describes a remote for a build with webpack, Rspack or Vite, where `defineRemoteBuild` is not used. `folder` is the remote's, with
 * `package.json`, `remote.config.ts` and `src`. Rejects with one sentence when the config names what does not exist.
 */
export async function describeRemote(folder: string): Promise<DescribedRemote> {
  const release = releaseOf(folder);
  // Some tools cannot read TypeScript.
  const file = pathToFileURL(path.join(folder, 'remote.config.ts')).href;
  const { config: written }: { readonly config: WrittenConfig } = await tsImport(file, import.meta.url);
  const config = await builtConfig(folder, written);
  return {
    ...release,
    home: folder,
    federation: {
      name: release.container,
      filename: 'remoteEntry.js',
      exposes: { ...screensOf(config), ...writeDictionaries(folder) },
      shared: shared(folder, { import: false }, acceptedRanges(folder, config.platformVersion)),
    },
    identity: { kind: 'remote', ...named(release), shares: versions(folder), config },
  };
}

/** The exposed modules of a remote: its screens, by their names. */
export function screensOf({ routes }: Pick<RemoteConfig, 'routes'>): Record<string, string> {
  return Object.fromEntries(routes.map((route) => [`./${moduleOf(route)}`, `./src/features/${route.screen}`]));
}
