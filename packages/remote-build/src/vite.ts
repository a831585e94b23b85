/** For remotes that are built with Vite. */
export { describeRemote } from './describeRemote';
export { releasePlugin } from './viteReleasePlugin';
