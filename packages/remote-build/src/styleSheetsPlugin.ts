import path from 'node:path';
import type { Compiler } from '@rspack/core';

const STYLE_SHEET = /\.css$/;

/**
 * Fails the build of a remote that imports a style sheet: nothing would check its file by a hash, and where a package says that it has
 * no side effects, the import would be dropped without a word.
 */
export class StyleSheetsPlugin {
  apply(compiler: Compiler): void {
    // Otherwise an import that is dropped is never seen, and one that is kept is read as JavaScript.
    compiler.options.module.rules.push({ test: STYLE_SHEET, sideEffects: true, type: 'asset/source' });
    compiler.hooks.compilation.tap(StyleSheetsPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(StyleSheetsPlugin.name, (modules) => {
        const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
        for (const file of new Set(files.filter((name) => STYLE_SHEET.test(name))))
          compilation.errors.push(
            new Error(`${path.relative(compiler.context, file)} is a style sheet; write its styles with styled-components`),
          );
      });
    });
  }
}
