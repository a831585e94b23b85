import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { plain } from '../../rspack.config.base';

const folder = import.meta.dirname;

/** A page of files that stand beside each other: it opens from any folder of any server. */
const book: Configuration = {
  ...plain(folder),
  name: 'book',
  entry: { main: './src/main.tsx' },
  output: {
    path: path.join(folder, 'dist'),
    publicPath: '',
    filename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './src/document.html' })],
};

export default book;
