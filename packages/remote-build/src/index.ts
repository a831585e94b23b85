export { defineRemoteBuild } from './remoteBuild';
