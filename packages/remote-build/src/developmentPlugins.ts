import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * Makes an app's modules hot-replaceable. The page script (`scripts/dev/page`) is notified of each build, and contains
 * the only runtime of Fast Refresh: what the shell renders, and what a remote exports, is refreshed together.
 */
export function developmentPlugins(name: string) {
  const followed = `parlourDev.follow(${JSON.stringify(name)}, import.meta.webpackHot, () => __webpack_hash__)`;
  return [
    new rspack.HotModuleReplacementPlugin(),
    new rspack.EntryPlugin(import.meta.dirname, `data:text/javascript,${encodeURIComponent(followed)}`, { name: undefined }),
    new ReactRefreshRspackPlugin({ injectEntry: false }),
    new rspack.ExternalsPlugin('var', { 'react-refresh/runtime': `parlourDev.refreshOf(${JSON.stringify(name)})` }),
  ];
}
