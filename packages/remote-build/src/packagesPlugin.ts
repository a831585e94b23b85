import { readFileSync } from 'node:fs';
import type { Compiler } from '@rspack/core';
import { usedPackages } from './usedPackages';

/** Emits `packages.json`: the packages whose modules are in this build. The file is not served; publishing makes the SBOM from it. */
export class PackagesPlugin {
  /** `folder`: the app's, with the lockfile in it or above; `others`: such a file that was written before and is joined with this one. */
  constructor(
    private readonly folder: string,
    private readonly others?: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PackagesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PackagesPlugin', stage }, () => {
        const written = this.others === undefined ? [] : JSON.parse(readFileSync(this.others, 'utf8'));
        const text = usedPackages(resourcesIn(compilation.modules), this.folder, written);
        compilation.emitAsset('packages.json', new sources.RawSource(text));
      });
    });
  }
}

/** The files that modules are loaded from; a concatenated module yields each of its parts. */
function resourcesIn(modules: Iterable<object>): string[] {
  return [...modules].flatMap((module) => {
    const parts = 'modules' in module && Array.isArray(module.modules) ? resourcesIn(module.modules) : [];
    const own = 'resource' in module && typeof module.resource === 'string' && module.resource !== '' ? [module.resource] : [];
    return [...own, ...parts];
  });
}
