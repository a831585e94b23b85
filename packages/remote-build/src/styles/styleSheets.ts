import { createRequire } from 'node:module';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import type { LoaderContext, RuleSetRule } from '@rspack/core';
import { screenStyles } from './screenStyles';

/**
 * The style sheets and CSS modules of a remote. They are part of its code, which inserts them into the page, so that the hash of
 * the code covers them, and the shell removes them with the release. The plugins of the remote's own PostCSS config run first,
 * and on its own sheets only, because a package may have a config for its own build. Layers are converted to specificity, since
 * rules in any layer would lose against all styles of the site.
 */
export const styleSheets: RuleSetRule = {
  test: /\.css$/,
  type: 'css/auto',
  // Otherwise a package that declares to have no side effects would silently lose its styles.
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
