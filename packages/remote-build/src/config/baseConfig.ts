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
    // After the minifier, which removes comments, and before the hashes in file names, which depend on the content.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** Each entry contains the hashes of the chunks that it may load, so that a modified file never runs. */
export function hashedChunks() {
  // The same hash algorithm as in the manifest; with another one, preloaded files would be fetched twice.
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
    // A chunk that hangs is abandoned after this time, so that it can be requested again.
    chunkLoadTimeout: 15_000,
    // A development page with an earlier build requests the updates since that build.
    clean: hasHashedNames,
  };
}

const hasHashedNames = isProduction || isInsideSite;

/** Releases: the same bytes for ever under one name. Development: the same name for the latest build. */
export function fileName(name: string): string {
  return hasHashedNames ? `${name}.[contenthash:8].js` : `${name}.js`;
}

function typescript({ react, ...files }: { readonly react: object; readonly include?: string; readonly exclude?: string }) {
  return {
    test: /\.(?:tsx?|jsx)$/,
    // Not for `new URL('./count.ts', import.meta.url)`: that only names a file, which would otherwise become code of the page.
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

/** The settings that any bundler needs for our sources. */
export function plain(folder: string): Configuration {
  return {
    context: folder,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    // The policy of a running site allows no other files, so workers are inlined.
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
        // Virtual modules import others without file extensions, as our sources do.
        { mimetype: 'text/javascript', resolve: { fullySpecified: false } },
        { test: new RegExp(`\\.(${imported.join('|')})$`, 'i'), type: 'asset/resource' },
      ],
    },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** The same, minified; `alias` names the files that are replaced by smaller ones. */
export function base(folder: string, alias: Readonly<Record<string, string>> = {}): Configuration {
  const { resolve, module, ...rest } = plain(folder);
  const pureSchemas = {
    test: /[\\/]api-client[\\/](src|dist)[\\/](endpoints|forms[\\/]calls)[\\/].*\.[jt]s$/,
    loader: path.join(import.meta.dirname, 'pureSchemas.cjs'),
    enforce: 'post' as const,
  };
  return {
    ...rest,
    resolve: { ...resolve, conditionNames: ['es2015', '...'], alias },
    module: { rules: [...(module?.rules ?? []), pureSchemas] },
    optimization: {
      // Numbered in the order of the build: the default ids depend on the path of the build's folder, and are longer.
      ...(isProduction ? ({ moduleIds: 'natural', chunkIds: 'natural' } as const) : {}),
      // A page only updates between builds without errors.
      ...(isInsideSite && { emitOnErrors: false }),
      // A smaller chunk that two screens share costs less as two copies than as a request of its own. Packages that only one
      // chunk uses are part of it.
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
