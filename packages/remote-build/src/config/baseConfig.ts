import path from 'node:path';
import { servedTypes } from '@parlour/platform/servedFiles';
import { type Configuration, rspack } from '@rspack/core';
import { development } from './developmentPlugins';
import { isInsideSite, isProduction } from './mode';
import { releaseOf } from '../describe/release';

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
export function hashedChunks() {
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
    assetModuleFilename: ({ filename = '' }) => {
      const { name, ext } = path.parse(filename.replace(/[?#].*/s, ''));
      return `${name.replaceAll(/[^\w-]/g, '_')}.[contenthash:8]${ext.toLowerCase()}[fragment]`;
    },
    crossOriginLoading: 'anonymous',
    // A chunk that hangs is given up, so that it can be asked for again.
    chunkLoadTimeout: 15_000,
    // A page of `npm run dev` that runs an earlier build requests the updates since that build.
    clean: hasHashedNames,
  };
}

const hasHashedNames = isProduction || isInsideSite;

/** For ever the same bytes under one name; for the page of `npm run dev`, the same name for whatever was built last. */
export function fileName(name: string): string {
  return hasHashedNames ? `${name}.[contenthash:8].js` : `${name}.js`;
}

function typescript({ react, ...files }: { readonly react: object; readonly include?: string; readonly exclude?: string }) {
  return {
    test: /\.(?:tsx?|jsx)$/,
    // `new URL('./count.ts', import.meta.url)` names a file, and would run it in the page.
    dependency: { not: ['url'] },
    ...files,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', ...react } },
      },
    },
    type: 'javascript/auto' as const,
  };
}

const imported = Object.keys(servedTypes).filter((end) => servedTypes[end]?.isImported);

/** What any bundler needs to know of our sources. */
export function plain(folder: string): Configuration {
  return {
    context: folder,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    // Inside a running site, whose policy fetches no other file for it.
    devtool: isProduction ? 'hidden-source-map' : isInsideSite ? 'inline-cheap-module-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
    module: {
      rules: [
        typescript({
          exclude: development,
          react: {
            development: !isProduction,
            refresh: !isProduction,
            ...(isInsideSite && { importSource: development }),
          },
        }),
        typescript({ include: development, react: {} }),
        // A module without a file names others as ours do, without their endings.
        { mimetype: 'text/javascript', resolve: { fullySpecified: false } },
        { test: new RegExp(`\\.(${imported.join('|')})$`, 'i'), type: 'asset/resource' },
      ],
    },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** The same, made as small as it gets; `alias` names the files that are replaced by smaller ones. */
export function base(folder: string, alias: Readonly<Record<string, string>> = {}): Configuration {
  const { resolve, module, ...rest } = plain(folder);
  const loaded = (test: RegExp, file: string) => ({ test, loader: path.join(import.meta.dirname, file) });
  const shakable = loaded(/[\\/]react-router[\\/]dist[\\/].*\.mjs$/, 'shakable.cjs');
  const pureSchemas = {
    ...loaded(/[\\/]api-client[\\/](src|dist)[\\/]endpoints[\\/].*\.[jt]s$/, 'pureSchemas.cjs'),
    enforce: 'post' as const,
  };
  return {
    ...rest,
    resolve: { ...resolve, conditionNames: ['es2015', '...'], alias },
    module: { rules: [...(module?.rules ?? []), shakable, pureSchemas] },
    optimization: {
      // Numbered as they are met: the usual numbers come from names that hold the folder of the build, and are longer.
      ...(isProduction ? ({ moduleIds: 'natural', chunkIds: 'natural' } as const) : {}),
      // A page only updates between builds without errors.
      ...(isInsideSite && { emitOnErrors: false }),
      // Below this size a piece that two screens share is cheaper twice than in a request of its own. Packages that one piece alone
      // uses come with it.
      splitChunks: { minSize: 60_000, cacheGroups: { defaultVendors: false } },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    experiments: { pureFunctions: true },
  };
}
