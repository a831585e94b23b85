import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from 'federation-container-entry';

/**
 * Lends the federation's bundler runtime to the remotes, whose builds leave it out (3 kB each). What it knows of a container is left
 * out of the shell's build by the plugin, since the shell exposes nothing, and so is named by itself.
 */
export function shareBundlerRuntime(): void {
  const lent = { runtime, attachShareScopeMap, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } };
  Object.assign(globalThis, { parlourFederation: lent });
}
