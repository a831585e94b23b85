import { developmentPlugins, fileName, isProduction, plain, releaseOf } from '@parlour/remote-build/host';
import { type Configuration, rspack } from '@rspack/core';

const folder = import.meta.dirname;

/** A page of files that stand beside each other: it opens from any folder of any server. */
const book: Configuration = {
  ...plain(folder),
  name: 'book',
  entry: { main: './src/main.tsx' },
  output: {
    path: releaseOf(folder).folder,
    publicPath: '',
    filename: fileName('[name]'),
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: isProduction,
  },
  plugins: [
    ...(isProduction ? [] : developmentPlugins('book')),
    new rspack.HtmlRspackPlugin({ template: './src/document.html' }),
  ],
};

export default book;
