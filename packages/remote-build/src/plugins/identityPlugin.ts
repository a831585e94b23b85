import type { Compilation, Compiler } from '@rspack/core';

type Fields = Readonly<Record<string, unknown>>;

/** Emits `identity.json`, which identifies this build when the folder is published. */
export class IdentityPlugin {
  /** `found`: returns values that are only known once the modules are built. */
  constructor(
    private readonly identity: Fields,
    private readonly found: (compilation: Compilation) => Fields = () => ({}),
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IdentityPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'IdentityPlugin', stage }, () => {
        const identity = { ...this.identity, ...this.found(compilation) };
        compilation.emitAsset('identity.json', new sources.RawSource(JSON.stringify(identity)));
      });
    });
  }
}
