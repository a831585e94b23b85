/** For remotes that are built with webpack, or with Rspack and a config of their own. */
export { describeRemote } from './describe/describeRemote';
export { ReleasePlugin } from './plugins/webpackReleasePlugin';
