import path from 'node:path';
import { translatedLanguages } from '@parlour/platform/languages';
import { textFilesIn } from './textFiles';

/** A remote's dictionaries by the names of their modules, one for each language that it has texts in: a page fetches the one that it shows. */
export function remoteDictionaries(folder: string): Readonly<Record<string, string>> {
  const found = dictionariesIn(folder, [path.join(folder, 'src')]);
  return Object.fromEntries(found.map(({ language, module }) => [`./${language}`, module]));
}

/** The texts of each language below folders, as a module that exports them all. */
export function dictionariesIn(folder: string, sources: readonly string[]): readonly { language: string; module: string }[] {
  return translatedLanguages.flatMap((language) => {
    const files = textFilesIn(sources, language);
    const code = files.map((file) => `export * from './${path.relative(folder, file).replaceAll(path.sep, '/')}';\n`).join('');
    // The shell puts a replaced dictionary in the place of the one that it has: no component contains it.
    const accepted = process.env['NODE_ENV'] === 'development' ? 'import.meta.webpackHot.accept();\n' : '';
    return files.length === 0 ? [] : [{ language, module: moduleOf(code + accepted) }];
  });
}

/** A module without a file; its imports are relative to the app's folder. */
export function moduleOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
