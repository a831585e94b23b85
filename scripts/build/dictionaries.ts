import path from 'node:path';
import { translatedLanguages } from '@parlour/platform/languages';
import { rspack } from '@rspack/core';
import { textFilesIn } from './textFiles';

/** A remote's dictionaries by the names of their modules, one for each language that it has texts in: a page fetches the one that it shows. */
export function remoteDictionaries(folder: string): Readonly<Record<string, string>> {
  const found = dictionariesIn(folder, [path.join(folder, 'src')]);
  return Object.fromEntries(found.map(({ language, module }) => [`./${language}`, module]));
}

/** The shell's dictionaries, each a chunk, behind the module `src/app/dictionaries`. The platform's texts are the shell's too. */
export function shellDictionaries(folder: string) {
  const loaders = dictionariesIn(folder, [path.join(folder, 'src'), path.resolve(folder, '../../packages/platform/src')]).map(
    ({ language, module }) => `${language}: () => import(/* webpackChunkName: "${language}" */ ${JSON.stringify(module)}),`,
  );
  const code = `export const shellDictionaries = {\n${loaders.join('\n')}\n};\n`;
  return new rspack.NormalModuleReplacementPlugin(/^\.\/dictionaries$/, (request) => {
    if (request.context === path.join(folder, 'src/app')) request.request = moduleOf(code);
  });
}

function dictionariesIn(folder: string, sources: readonly string[]) {
  return translatedLanguages.flatMap((language) => {
    const files = textFilesIn(sources, language);
    const code = files.map((file) => `export * from './${path.relative(folder, file).replaceAll(path.sep, '/')}';\n`).join('');
    // The shell puts a replaced dictionary in the place of the one that it has: no component contains it.
    const accepted = process.env['NODE_ENV'] === 'development' ? 'import.meta.webpackHot.accept();\n' : '';
    return files.length === 0 ? [] : [{ language, module: moduleOf(code + accepted) }];
  });
}

/** A module without a file; its imports are relative to the app's folder. */
function moduleOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
