import { type Compiler, sources } from '@rspack/core';

/** Emits `identity.json`: the identity of this build, for publishing the folder. */
export class IdentityPlugin {
  constructor(private readonly identity: Readonly<Record<string, unknown>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IdentityPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'IdentityPlugin', stage }, () => {
        compilation.emitAsset('identity.json', new sources.RawSource(JSON.stringify(this.identity)));
      });
    });
  }
}
