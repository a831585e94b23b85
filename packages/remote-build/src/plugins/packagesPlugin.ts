import type { Compiler } from '@rspack/core';
import { packageFiles } from '../describe/usedPackages';

/**
 * Emits `packages.json`, the packages whose modules are in this build, from which publishing makes the SBOM, and the licence
 * texts for players.
 */
export class PackagesPlugin {
  /** `folder`: the app's, with the lockfile in it or above; `earlier`: the files of another build, which are merged. */
  constructor(
    private readonly folder: string,
    private readonly earlier?: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PackagesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PackagesPlugin', stage }, () => {
        const files = packageFiles(resourcesIn(compilation.modules), this.folder, this.earlier);
        for (const [name, text] of Object.entries(files)) compilation.emitAsset(name, new sources.RawSource(text));
      });
    });
  }
}

/** The files of a module; a concatenated module yields those of all its parts. */
function resourcesIn(modules: Iterable<object>): string[] {
  return [...modules].flatMap((module) => {
    const parts = 'modules' in module && Array.isArray(module.modules) ? resourcesIn(module.modules) : [];
    const own = 'resource' in module && typeof module.resource === 'string' && module.resource !== '' ? [module.resource] : [];
    return [...own, ...parts];
  });
}
