import path from 'node:path';
import { rspack } from '@rspack/core';
import { compiledAhead, hashedChunks } from './baseConfig';
import { DemandModulesPlugin } from '../plugins/demandModulesPlugin';
import { developmentPlugins } from './developmentPlugins';
import { isInsideSite, isProduction } from './mode';
import { PackagesPlugin } from '../plugins/packagesPlugin';

/** For players: hashed and precompiled, with a check that no replaced file has moved. In development: hot-replaceable. */
export function builtFor(name: string, demanded: readonly string[]) {
  return isProduction ? [hashedChunks(), compiledAhead(), new DemandModulesPlugin(demanded)] : developmentPlugins(name);
}

/**
 * Records the packages of the release for its SBOM, and their licences, merged with those of an earlier build in the folder
 * `earlier`; not written in development. `folder` is the app's: the lockfile is in it or above it.
 */
export function sbom(folder: string, earlier?: string) {
  return isProduction || isInsideSite ? [new PackagesPlugin(folder, earlier)] : [];
}

/** The plugin adds its runtime (17 kB of Brotli in the shell) to each entry as a separate module, which ours replaces. */
export function ownRuntime() {
  return new rspack.NormalModuleReplacementPlugin(
    /^(\S+!=!)?data:text\/javascript,import%20__module_federation_bundler_runtime__/,
    path.join(import.meta.dirname, `../federationRuntime${path.extname(import.meta.filename)}`),
  );
}
