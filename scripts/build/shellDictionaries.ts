import path from 'node:path';
import { dictionariesIn, moduleOf } from '@parlour/remote-build/host';
import { rspack } from '@rspack/core';

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
