import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  base,
  builtFor,
  developmentPlugins,
  hashedChunks,
  IdentityPlugin,
  isProduction,
  named,
  output,
  ownRuntime,
  releaseOf,
  sbom,
  shared,
  sharedExports,
  versions,
} from '@parlour/remote-build/host';
import { type Configuration, rspack } from '@rspack/core';
import { AppFilesPlugin, slicesFolder } from './scripts/build/appFilesPlugin';
import { DocumentPlugin } from './scripts/build/documentPlugin';
import { leanFiles } from './scripts/build/leanFiles';
import { shellDictionaries } from './scripts/build/shellDictionaries';

export { defineRemoteBuild } from '@parlour/remote-build';

/** Builds of the shell: the host with every singleton inside, the inline boot script in its document, and the service worker. */
export function defineShellBuild(folder: string, runtime: 'own' | 'stock' = 'own'): Configuration[] {
  const release = releaseOf(folder);
  const { module, ...common } = base(folder, leanFiles(folder));
  return [
    {
      ...base(folder, leanFiles(folder)),
      name: 'boot',
      entry: { boot: './src/boot/inline.ts' },
      output: { ...output(folder), filename: 'boot.js' },
      plugins: sbom(folder),
    },
    ...(isProduction ? [workerBuild(folder)] : []),
    {
      ...common,
      // What few phones need: not in the document, and not kept by the service worker before it is used.
      module: {
        rules: [
          ...(module?.rules ?? []),
          {
            test: /noto-sans-sc-\d+-.*\.woff2$/,
            type: 'asset/resource',
            generator: { filename: `${slicesFolder}[contenthash:8][ext]` },
          },
        ],
      },
      name: 'shell',
      dependencies: [isProduction ? 'worker' : 'boot'],
      entry: { main: './src/main.ts' },
      output: { ...output(folder), clean: false, uniqueName: release.container },
      plugins: [
        ...builtFor('shell', ['pureSchemas.cjs', ...(runtime === 'own' ? ['federationRuntime'] : [])]),
        ...(runtime === 'own' ? [ownRuntime()] : []),
        shellDictionaries(folder),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: shared(folder, { eager: true }),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
        }),
        shellIdentity(folder),
        ...sbom(folder, release.folder),
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
        new AppFilesPlugin({
          version: release.version,
          ...(isProduction && { worker: path.join(release.folder, 'worker.js') }),
          manifest: path.join(folder, 'src/app.webmanifest'),
        }),
        new DocumentPlugin({
          template: path.join(folder, 'src/document.html'),
          first: path.join(folder, 'src/boot/outdatedBrowser.ts'),
          boot: path.join(release.folder, 'boot.js'),
        }),
      ],
    },
  ];
}

function workerBuild(folder: string): Configuration {
  return {
    ...base(folder, leanFiles(folder)),
    name: 'worker',
    dependencies: ['boot'],
    target: ['webworker', 'es2022'],
    entry: { worker: './src/worker/main.ts' },
    output: { ...output(folder), filename: 'worker.js', clean: false },
    plugins: sbom(folder, releaseOf(folder).folder),
  };
}

/** Writes the identity of the build to the shell's folder. */
export function shellIdentity(folder: string): IdentityPlugin {
  const platformVersion = versions(folder)['@parlour/platform'] ?? '';
  const identity = { kind: 'shell', ...named(releaseOf(folder)), platformVersion, shares: versions(folder) };
  return new IdentityPlugin(identity, (compilation) => ({ surface: sharedExports(compilation, folder) }));
}

/** Build of the ops console: an application of its own, in pieces by page, served below `/console/`. */
export function defineConsoleBuild(folder: string): Configuration {
  return {
    ...base(folder),
    name: 'console',
    // The folder is served as it is, and source maps are not public.
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: { main: './src/main.tsx' },
    output: { ...output(folder), publicPath: '/console/', uniqueName: 'console' },
    plugins: [
      ...(isProduction ? [hashedChunks()] : developmentPlugins('console')),
      new DocumentPlugin({ template: path.join(folder, 'src/document.html'), name: 'index.html' }),
      ...sbom(folder),
    ],
  };
}
