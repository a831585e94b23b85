/** For remotes that are built with webpack, or with Rspack and a config of their own. */
export { describeRemote } from './describeRemote';
export { ReleasePlugin } from './releasePlugin';
