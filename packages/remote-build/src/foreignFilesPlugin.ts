import path from 'node:path';
import { servedTypeOf, servedTypes } from '@parlour/platform/servedFiles';
import type { Compiler } from '@rspack/core';

const CODE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/;

/** Fails the build of a remote that imports a file of a kind that is no code and that the site does not serve; it would be read as JavaScript. */
export class ForeignFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ForeignFilesPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(ForeignFilesPlugin.name, (modules) => {
        const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
        for (const file of new Set(files))
          if (path.isAbsolute(file) && !file.includes('node_modules') && !CODE.test(file) && servedTypeOf(file) === undefined)
            compilation.errors.push(
              new Error(
                `${path.relative(compiler.context, file)} is of no kind that the site serves: ${Object.keys(servedTypes).join(', ')}`,
              ),
            );
      });
    });
  }
}
