import type { Compilation, Compiler } from '@rspack/core';
import type { DescribedRemote } from '../describe/describeRemote';
import { IdentityPlugin } from './identityPlugin';
import { PackagesPlugin } from './packagesPlugin';
import { usedExports } from '../describe/surfaces';

const MANIFEST = 'mf-manifest.json';

/**
 * Emits the files that publishing needs for a build of webpack or Rspack: `identity.json`, `packages.json`, `mf-manifest.json`.
 */
export class ReleasePlugin {
  constructor(private readonly remote: DescribedRemote) {}

  apply(compiler: Compiler): void {
    const { home, identity } = this.remote;
    const { Compilation, sources } = compiler.webpack;
    // webpack does not report which exports of a shared library are used.
    const isRspack = 'rspack' in compiler;
    new IdentityPlugin(identity, (compilation) => (isRspack ? { uses: usedExports(compilation, home) } : {})).apply(compiler);
    new PackagesPlugin(home).apply(compiler);
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        // webpack's own plugin writes no such manifest.
        if (compilation.getAsset(MANIFEST)) return;
        compilation.emitAsset(MANIFEST, new sources.RawSource(JSON.stringify(manifestOf(compilation, this.remote))));
      });
    });
  }
}

/** A block of webpack's container module, with the module that it exposes. */
interface Exposing {
  readonly dependencies: readonly { readonly exposedName?: string }[];
}

/** The part of Module Federation's manifest that publishing reads. */
function manifestOf({ modules, chunkGraph }: Compilation, { federation }: DescribedRemote) {
  const blocks = [...modules].flatMap((module) => [...module.blocks]);
  const exposes = blocks.flatMap((block) => {
    const name = (block as unknown as Exposing).dependencies.find(({ exposedName }) => exposedName !== undefined)?.exposedName;
    if (name === undefined) return [];
    const files = chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [];
    return [{ name: name.replace('./', ''), assets: { js: { sync: files.filter((file) => file.endsWith('.js')) } } }];
  });
  const shared = Object.entries(federation.shared).map(([name, { version, requiredVersion }]) => ({
    ...{ name, version, requiredVersion },
    assets: { js: { sync: [], async: [] } },
  }));
  return { name: federation.name, metaData: { remoteEntry: { name: federation.filename, type: 'global' } }, shared, exposes };
}
