import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { moduleOf } from '@parlour/platform/route';
import { type Configuration, rspack } from '@rspack/core';
import { AppFilesPlugin } from './scripts/build/appFilesPlugin';
import { builtConfig } from './scripts/build/builtConfig';
import { DemandModulesPlugin } from './scripts/build/demandModulesPlugin';
import { remoteDictionaries, shellDictionaries } from './scripts/build/dictionaries';
import { developmentPlugins } from './scripts/build/developmentPlugins';
import { DocumentPlugin } from './scripts/build/documentPlugin';
import { IdentityPlugin } from './scripts/build/identityPlugin';
import { leanFiles } from './scripts/build/leanFiles';
import { PackagesPlugin } from './scripts/build/packagesPlugin';
import { type BuildRelease, releaseOf } from './scripts/build/release';

export const isProduction = process.env['NODE_ENV'] !== 'development';

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
        shared: shared(folder, { import: false }),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      new IdentityPlugin({ kind: 'remote', ...named(release), shares: versions(folder), config }),
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
  return new IdentityPlugin({ kind: 'shell', ...named(releaseOf(folder)), platformVersion, shares: versions(folder) });
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

function shared(folder: string, how: { readonly import: false } | { readonly eager: true }) {
  const entries = Object.entries(versions(folder));
  return Object.fromEntries(
    entries.map(([name, version]) => [name, { singleton: true, version, requiredVersion: `^${version}`, ...how }]),
  );
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

/** Tells V8 to compile a file's functions while it arrives, on a thread of its own, instead of each at its first call. */
export function compiledAhead() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After what takes comments out, before the names that depend on what is in the files.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** Each entry contains the hashes of the chunks that it may load, so that a modified file never runs. */
function hashedChunks() {
  // The same kind of hash as in the manifest: a preload with another one is fetched twice.
  return new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false, enabled: true });
}

export function output(folder: string): NonNullable<Configuration['output']> {
  const release = releaseOf(folder);
  return {
    path: release.folder,
    publicPath: release.base,
    filename: fileName('[name]'),
    chunkFilename: fileName('[name]'),
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    // A chunk that hangs is given up, so that it can be asked for again.
    chunkLoadTimeout: 15_000,
    // A page that runs an earlier build requests the updates since that build.
    clean: isProduction,
  };
}

/** For ever the same bytes under one name; in development, the same name for whatever was built last. */
export function fileName(name: string): string {
  return isProduction ? `${name}.[contenthash:8].js` : `${name}.js`;
}

/** What any bundler needs to know of our sources. */
export function plain(folder: string): Configuration {
  return {
    context: folder,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.(svg|png|webm|woff2)$/, type: 'asset/resource' },
      ],
    },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** The same, made as small as it gets. */
export function base(folder: string, kind: 'remote' | 'shell' | 'console'): Configuration {
  const { resolve, module, ...rest } = plain(folder);
  const loaded = (test: RegExp, file: string) => ({ test, loader: path.join(import.meta.dirname, 'scripts/build', file) });
  const shakable = loaded(/\/react-router\/dist\/.*\.mjs$/, 'shakable.cjs');
  const pureSchemas = { ...loaded(/\/api-client\/src\/endpoints\/.*\.ts$/, 'pureSchemas.cjs'), enforce: 'post' as const };
  const isLean = kind !== 'console';
  return {
    ...rest,
    resolve: { ...resolve, conditionNames: ['es2015', '...'], alias: isLean ? leanFiles(folder, isProduction) : {} },
    module: { rules: [...(module?.rules ?? []), shakable, pureSchemas] },
    optimization: {
      // Numbered as they are met: the usual numbers come from names that hold the folder of the build, and are longer.
      ...(isProduction ? ({ moduleIds: 'natural', chunkIds: 'natural' } as const) : {}),
      // Below this size a piece that two screens share is cheaper twice than in a request of its own.
      splitChunks: { minSize: 60_000 },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    experiments: { pureFunctions: true },
  };
}
