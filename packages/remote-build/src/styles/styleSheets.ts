import { createRequire } from 'node:module';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import type { LoaderContext, RuleSetRule } from '@rspack/core';
import { screenStyles } from './screenStyles';

/**
 * The style sheets and CSS modules of a remote. They come with its code and are put into the page by it, so that what checks the code by a
 * hash checks them, and the shell takes them out with the release. The plugins of the remote's own PostCSS config run first, on its own
 * sheets alone: a package may have a config of its own, for its own build. Layers are written as specificity: whatever is in one would count
 * less than all styles of the site.
 */
export const styleSheets: RuleSetRule = {
  test: /\.css$/,
  type: 'css/auto',
  // Otherwise a package that says that it has no side effects loses them without a word.
  sideEffects: true,
  parser: { exportType: 'style', namedExports: false },
  generator: { localIdentName: '[local]-[hash:6]' },
  use: [
    { loader: 'builtin:lightningcss-loader', options: { minify: true, targets: ['chrome 109', 'safari 16.4', 'firefox 115'] } },
    {
      loader: createRequire(import.meta.filename).resolve('postcss-loader'),
      options: {
        postcssOptions: ({ resourcePath }: LoaderContext) => ({
          plugins: [cascadeLayers({ onRevertLayerKeyword: false }), screenStyles],
          config: !isOfPackage(resourcePath),
        }),
      },
    },
  ],
};

function isOfPackage(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}
