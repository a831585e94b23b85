import type { Compiler } from '@rspack/core';

/**
 * Fails the build if one of our loaders or substitutes was applied to no module: its target has moved in a new version of the
 * package, and otherwise the build would succeed without it.
 */
export class DemandModulesPlugin {
  /** `files`: names of our files, as they appear in a module's identifier. */
  constructor(private readonly files: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(DemandModulesPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(DemandModulesPlugin.name, (modules) => {
        const identifiers = [...modules].map((module) => module.identifier());
        for (const file of this.files.filter((name) => !identifiers.some((identifier) => identifier.includes(name))))
          compilation.errors.push(new Error(`${file} met nothing: what it stands in for, or rewrites, has moved`));
      });
    });
  }
}
