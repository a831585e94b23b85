import path from 'node:path';
import { translatedLanguages } from '@parlour/platform/languages';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import { textFilesIn } from './textFiles';

const { VirtualModulesPlugin } = rspack.experiments;

interface RemoteDictionaries {
  readonly exposes: Readonly<Record<string, string>>;
  readonly plugin: RspackPluginInstance;
}

/** A remote's dictionaries, one exposed module for each language that it has texts in, so that a page fetches the one that it shows. */
export function remoteDictionaries(folder: string): RemoteDictionaries {
  const modules = dictionariesIn(folder, [path.join(folder, 'src')]);
  return {
    exposes: Object.fromEntries(modules.map(({ language, file }) => [`./${language}`, file])),
    plugin: new VirtualModulesPlugin(Object.fromEntries(modules.map(({ file, code }) => [file, code]))),
  };
}

/** The shell's dictionaries, each a chunk, behind the module `src/app/dictionaries`. The platform's texts are the shell's too. */
export function shellDictionaries(folder: string): RspackPluginInstance {
  const modules = dictionariesIn(folder, [path.join(folder, 'src'), path.resolve(folder, '../../packages/platform/src')]);
  const loaders = modules.map(
    ({ language }) => `${language}: () => import(/* webpackChunkName: "${language}" */ '../languages/${language}'),`,
  );
  return new VirtualModulesPlugin({
    ...Object.fromEntries(modules.map(({ file, code }) => [file, code])),
    [path.join(folder, 'src/app/dictionaries.ts')]: `export const shellDictionaries = {\n${loaders.join('\n')}\n};\n`,
  });
}

function dictionariesIn(folder: string, sources: readonly string[]) {
  return translatedLanguages.flatMap((language) => {
    const files = textFilesIn(sources, language);
    const place = path.join(folder, 'src/languages');
    const code = files.map((file) => `export * from '${path.relative(place, file).replaceAll(path.sep, '/')}';\n`).join('');
    return files.length === 0 ? [] : [{ language, file: path.join(place, `${language}.ts`), code }];
  });
}
