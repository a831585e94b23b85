import { type Configuration, rspack } from '@rspack/core';

interface NodeProgram {
  /** The folder of the program's sources. */
  readonly folder: string;
  /** What it is called: `parlour.js`. */
  readonly name: string;
  /** The file that it begins with. */
  readonly entry: string;
  readonly devtool: Configuration['devtool'];
  /** Files that it reads beside itself. */
  readonly beside?: readonly string[];
  /** Packages that it never uses, though others of its packages do. */
  readonly without?: readonly string[];
}

/** What packages look for and do without: they are not part of a program. */
const UNUSED = [
  // What reads and writes bills of materials as XML, and checks them; they are written as JSON.
  ...['xmlbuilder2', 'libxmljs2', 'ajv-formats-draft2019'],
  'pg-native',
  // A faster hash for a command of Redis that is not used.
  '@node-rs/xxhash',
];

/**
 * The build of a program for Node: ES modules with all that it needs, in one file and those that it loads when it needs them. Nothing is
 * minified, so that a stack can be read.
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
      // Files beside the program are found from where it is, not from where it was built.
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
        // What a package may load later comes with the package: only our own sources say what a file of its own is.
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
