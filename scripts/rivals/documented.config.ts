import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RemoteConfig } from '@parlour/platform/remoteConfig';
import { moduleOf } from '@parlour/platform/route';
import { output, plain, releaseOf, versions } from '@parlour/remote-build/host';
import { type Configuration, rspack } from '@rspack/core';
import { configs } from './configs';
import { defineRivalShell, root, shellFolder } from './rivalShell';

const release = releaseOf(shellFolder);

/**
 * The same sources as Module Federation's documentation sets it up (https://module-federation.io/guide/basic/rspack.html): remotes
 * named in the host by the address of their manifest, singletons shared with the plugin's own defaults, an entry that imports the
 * rest; and no build settings but those that the sources need.
 */
export default [
  ...defineRivalShell({
    isPlain: true,
    from: ({ name }, screen) => `${name}/${moduleOf({ screen })}`,
    entry: path.join(import.meta.dirname, 'bootstrap.js'),
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: Object.fromEntries(configs.map(({ name }) => [name, `${name}@${release.base}${name}/mf-manifest.json`])),
        shared: shared(shellFolder),
        dts: false,
      }),
    ],
  }),
  ...configs.map(remote),
];

function remote({ name, routes }: RemoteConfig): Configuration {
  const folder = path.join(root, 'apps', name);
  const singletons = shared(folder);
  return {
    ...plain(folder),
    name,
    dependencies: ['shell'],
    entry: {},
    output: {
      ...output(folder),
      path: path.join(release.folder, name),
      publicPath: `${release.base}${name}/`,
      uniqueName: name,
      clean: true,
    },
    plugins: [
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(routes.map((route) => [`./${moduleOf(route)}`, `./src/features/${route.screen}`])),
        // A remote uses its host's copy of the platform: a copy of its own would not know the host.
        shared: { ...singletons, '@parlour/platform': { ...singletons['@parlour/platform'], import: false } },
        manifest: true,
        dts: false,
      }),
    ],
  };
}

function shared(folder: string) {
  const entries = Object.entries(versions(folder));
  return Object.fromEntries(entries.map(([name, version]) => [name, { singleton: true, requiredVersion: `^${version}` }]));
}
