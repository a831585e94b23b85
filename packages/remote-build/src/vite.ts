/** For remotes that are built with Vite. */
export { describeRemote } from './describe/describeRemote';
export { releasePlugin } from './plugins/viteReleasePlugin';
