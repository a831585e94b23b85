import { type Configuration, rspack } from '@rspack/core';

interface NodeProgram {
  /** The folder of the program's sources. */
  readonly folder: string;
  /** What it is called: `parlour.js`. */
  readonly name: string;
  /** The entry file. */
  readonly entry: string;
  readonly devtool: Configuration['devtool'];
  /** Files that it reads at run time. */
  readonly beside?: readonly string[];
  /** Packages that other packages require but the program never uses. */
  readonly without?: readonly string[];
}

/** Optional dependencies of packages, which are not part of a program. */
const UNUSED = [
  // Reading, validating and writing SBOMs as XML; here they are only written as JSON.
  ...['xmlbuilder2', 'libxmljs2', 'ajv-formats-draft2019'],
  'pg-native',
  // A faster hash for a Redis command that is not used.
  '@node-rs/xxhash',
];

/**
 * Builds a program for Node: ES modules with all dependencies, in one file and lazily loaded chunks. Nothing is minified, so that
 * stacks are readable.
 */
export function nodeProgram({ folder, name, entry, devtool, beside = [], without = [] }: NodeProgram): Configuration {
  return {
    name,
    context: folder,
    mode: 'production',
    target: 'node20.19',
    devtool,
    entry: { [name]: entry },
    output: {
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.js', '.json'],
      alias: Object.fromEntries([...UNUSED, ...without].map((one) => [one, false])),
    },
    module: {
      // `import.meta` refers to the place of the program, not of the build.
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
        // Lazy loading applies to our own sources only; packages are bundled with everything that they may load.
        { test: /node_modules/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.CopyRspackPlugin({ patterns: beside.map((from) => ({ from, to: '[name][ext]' })) }),
      new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, test: new RegExp(String.raw`^${name}\.js$`) }),
    ],
    stats: 'errors-warnings',
  };
}
