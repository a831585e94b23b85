import { type Configuration, rspack } from '@rspack/core';

/** One program with all that it needs: what a team installs has no dependencies. The client of S3 is a file of its own, for operations. */
const configuration: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  target: 'node20.19',
  devtool: false,
  entry: { parlour: './src/parlour.ts' },
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
    // What reads and writes bills of materials as XML, and checks them; they are written as JSON.
    alias: Object.fromEntries(
      ['xmlbuilder2', 'libxmljs2', 'ajv', 'ajv-formats', 'ajv-formats-draft2019'].map((name) => [name, false]),
    ),
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
    ],
  },
  optimization: { minimize: false },
  plugins: [
    // What the gate's sandbox runs is read as files.
    new rspack.CopyRspackPlugin({ patterns: [{ from: '../release-server/src/sandbox/*.cjs', to: '[name][ext]' }] }),
    new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, test: /^parlour\.js$/ }),
  ],
  stats: 'errors-warnings',
};

export default configuration;
