import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { translatedLanguages } from '@parlour/platform/languages';
import { isInsideSite, isProduction } from '../config/mode';
import { textFilesIn } from './textFiles';

/** A remote's dictionaries by module name, one for each language with texts; a page fetches only the one that it shows. */
export function remoteDictionaries(folder: string): Readonly<Record<string, string>> {
  const found = dictionariesIn(folder, [path.join(folder, 'src')]);
  return Object.fromEntries(found.map(({ language, module }) => [`./${language}`, module]));
}

/** The texts of each language below folders, as a module that exports them all. */
export function dictionariesIn(folder: string, sources: readonly string[]): readonly { language: string; module: string }[] {
  // A development shell swaps a replaced dictionary itself, because no component contains it.
  const accepted = !isProduction && !isInsideSite ? 'import.meta.webpackHot.accept();\n' : '';
  return textsIn(sources).map(({ language, files }) => ({ language, module: moduleOf(exporting(folder, files) + accepted) }));
}

/** The same for tools without virtual modules: writes the files below `node_modules`, and returns their paths. */
export function writeDictionaries(folder: string): Readonly<Record<string, string>> {
  const place = path.join(folder, 'node_modules/.parlour');
  const written = textsIn([path.join(folder, 'src')]).map(({ language, files }) => {
    const file = path.join(place, `${language}.js`);
    mkdirSync(place, { recursive: true });
    writeFileSync(file, exporting(place, files));
    return [`./${language}`, file] as const;
  });
  return Object.fromEntries(written);
}

function textsIn(sources: readonly string[]): readonly { language: string; files: readonly string[] }[] {
  const all = translatedLanguages.map((language) => ({ language, files: textFilesIn(sources, language) }));
  return all.filter(({ files }) => files.length > 0);
}

function exporting(folder: string, files: readonly string[]): string {
  return files.map((file) => `export * from './${path.relative(folder, file).replaceAll(path.sep, '/')}';\n`).join('');
}

/** A virtual module; its imports are relative to the app's folder. */
export function moduleOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
