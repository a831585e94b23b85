import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { moduleOf } from '@parlour/platform/route';
import { type Configuration, rspack } from '@rspack/core';
import { AppFilesPlugin } from './scripts/build/appFilesPlugin';
import { base, compiledAhead, fileName, hashedChunks, isProduction, output } from './scripts/build/baseConfig';
import { builtConfig } from './scripts/build/builtConfig';
import { DemandModulesPlugin } from './scripts/build/demandModulesPlugin';
import { remoteDictionaries, shellDictionaries } from './scripts/build/dictionaries';
import { developmentPlugins } from './scripts/build/developmentPlugins';
import { DocumentPlugin } from './scripts/build/documentPlugin';
import { IdentityPlugin } from './scripts/build/identityPlugin';
import { PackagesPlugin } from './scripts/build/packagesPlugin';
import { type BuildRelease, releaseOf } from './scripts/build/release';
import { sharedExports, usedExports } from './scripts/build/surfaces';

/** The only list of shared singletons: the shell contains them, remotes only name those that they need. */
const singletons = [
  'react',
  'react/jsx-runtime',
  ...(isProduction ? [] : ['react/jsx-dev-runtime']),
  'react-dom',
  'styled-components',
  '@parlour/platform',
  '@parlour/ui-kit',
  '@parlour/api-client/schema',
];

/** Build of a remote from its config: each screen is one exposed module, named by its screen. */
export async function defineRemoteBuild(folder: string, written: WrittenConfig): Promise<Configuration> {
  const release = releaseOf(folder);
  const config = await builtConfig(folder, written);
  return {
    ...base(folder, 'remote'),
    name: config.name,
    entry: {},
    output: { ...output(folder), uniqueName: release.container },
    plugins: [
      ...builtFor(config.name, ['federationRuntime.ts']),
      ownRuntime(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new ModuleFederationPlugin({
        name: release.container,
        filename: fileName('remoteEntry'),
        exposes: { ...screensOf(config), ...remoteDictionaries(folder) },
        shared: shared(folder, { import: false }, acceptedRanges(folder, config.platformVersion)),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      new IdentityPlugin({ kind: 'remote', ...named(release), shares: versions(folder), config }, (compilation) => ({
        uses: usedExports(compilation, folder),
      })),
      ...sbom(),
    ],
  };
}

function screensOf({ routes }: { readonly routes: readonly { readonly screen: string }[] }): Record<string, string> {
  return Object.fromEntries(routes.map((route) => [`./${moduleOf(route)}`, `./src/features/${route.screen}`]));
}

/** Builds of the shell: the host with every singleton inside, the inline boot script in its document, and the service worker. */
export function defineShellBuild(folder: string): Configuration[] {
  const release = releaseOf(folder);
  return [
    {
      ...base(folder, 'shell'),
      name: 'boot',
      entry: { boot: './src/boot/inline.ts' },
      output: { ...output(folder), filename: 'boot.js' },
      plugins: sbom(),
    },
    ...(isProduction ? [workerBuild(folder)] : []),
    {
      ...base(folder, 'shell'),
      name: 'shell',
      dependencies: [isProduction ? 'worker' : 'boot'],
      entry: { main: './src/main.ts' },
      output: { ...output(folder), clean: false, uniqueName: release.container },
      plugins: [
        ...builtFor('shell', ['federationRuntime.ts', 'shakable.cjs', 'pureSchemas.cjs']),
        ownRuntime(),
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
        ...sbom(release.folder),
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
        new AppFilesPlugin({
          version: release.version,
          ...(isProduction && { worker: path.join(release.folder, 'worker.js') }),
          manifest: path.join(folder, 'src/app.webmanifest'),
        }),
        new DocumentPlugin({ template: path.join(folder, 'src/document.html'), boot: path.join(release.folder, 'boot.js') }),
      ],
    },
  ];
}

function workerBuild(folder: string): Configuration {
  return {
    ...base(folder, 'shell'),
    name: 'worker',
    dependencies: ['boot'],
    target: ['webworker', 'es2022'],
    entry: { worker: './src/worker/main.ts' },
    output: { ...output(folder), filename: 'worker.js', clean: false },
    plugins: sbom(releaseOf(folder).folder),
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
    ...base(folder, 'console'),
    name: 'console',
    // The folder is served as it is, and source maps are not public.
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: { main: './src/main.tsx' },
    output: { ...output(folder), publicPath: '/console/', uniqueName: 'console' },
    plugins: [
      ...(isProduction ? [hashedChunks()] : developmentPlugins('console')),
      new DocumentPlugin({ template: path.join(folder, 'src/document.html'), name: 'index.html' }),
    ],
  };
}

/** The singletons that an app depends on, with the versions it was installed with. */
export function versions(folder: string): Record<string, string> {
  return Object.fromEntries(
    singletons.flatMap((name) => {
      const file = path.join(folder, 'node_modules', packageOf(name), 'package.json');
      return existsSync(file) ? [[name, versionIn(file)]] : [];
    }),
  );
}

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** `ranges` names those that an app takes by another range than that of the version it was built with. */
function shared(
  folder: string,
  how: { readonly import: false } | { readonly eager: true },
  ranges: Readonly<Record<string, string>> = {},
) {
  const entries = Object.entries(versions(folder));
  return Object.fromEntries(
    entries.map(([name, version]) => {
      const requiredVersion = ranges[packageOf(name)] ?? `^${version}`;
      return [name, { singleton: true, version, requiredVersion, ...how }];
    }),
  );
}

/** The ranges that a remote accepts: its config names that of the platform, its peer dependencies others. */
function acceptedRanges(folder: string, platformVersion: string): Record<string, string> {
  const file = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  const ranges = Object.entries(file.peerDependencies ?? {}).filter(([, range]) => !range.includes(':'));
  return { ...Object.fromEntries(ranges), '@parlour/platform': platformVersion };
}

function named({ name, version, container }: BuildRelease) {
  return { name, version, container };
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** For players: hashed, compiled ahead, and nothing that was to be replaced has moved. In development: replaced while it runs. */
function builtFor(name: string, demanded: readonly string[]) {
  return isProduction ? [hashedChunks(), compiledAhead(), new DemandModulesPlugin(demanded)] : developmentPlugins(name);
}

/** The release's SBOM, merged with those of earlier builds in its folder; not written in development. */
function sbom(folder?: string) {
  const others = folder === undefined ? undefined : path.join(folder, 'packages.json');
  return isProduction ? [new PackagesPlugin(import.meta.dirname, others)] : [];
}

/** The plugin adds its runtime (17 kB of Brotli in the shell) as a separate module to each entry; ours replaces it. */
function ownRuntime() {
  return new rspack.NormalModuleReplacementPlugin(
    /^(\S+!=!)?data:text\/javascript,import%20__module_federation_bundler_runtime__/,
    path.join(import.meta.dirname, 'scripts/build/federationRuntime.ts'),
  );
}
