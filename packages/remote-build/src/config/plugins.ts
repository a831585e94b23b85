import path from 'node:path';
import { rspack } from '@rspack/core';
import { compiledAhead, hashedChunks } from './baseConfig';
import { DemandModulesPlugin } from '../plugins/demandModulesPlugin';
import { developmentPlugins } from './developmentPlugins';
import { isInsideSite, isProduction } from './mode';
import { PackagesPlugin } from '../plugins/packagesPlugin';

/** For players: hashed, compiled ahead, and nothing that was to be replaced has moved. In development: replaced while it runs. */
export function builtFor(name: string, demanded: readonly string[]) {
  return isProduction ? [hashedChunks(), compiledAhead(), new DemandModulesPlugin(demanded)] : developmentPlugins(name);
}

/**
 * What the release's SBOM is made from and the licences of what is in it, with those of an earlier build in the folder `earlier`; not written for the
 * page of `npm run dev`. `folder` is the app's: the lockfile is there or above it.
 */
export function sbom(folder: string, earlier?: string) {
  return isProduction || isInsideSite ? [new PackagesPlugin(folder, earlier)] : [];
}

/** The plugin adds its runtime (17 kB of Brotli in the shell) as a separate module to each entry; ours replaces it. */
export function ownRuntime() {
  return new rspack.NormalModuleReplacementPlugin(
    /^(\S+!=!)?data:text\/javascript,import%20__module_federation_bundler_runtime__/,
    path.join(import.meta.dirname, `../federationRuntime${path.extname(import.meta.filename)}`),
  );
}
