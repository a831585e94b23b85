import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files with an app's texts in a language (`depositTexts.zh.ts`) below `folders`, as absolute paths in a fixed order. The texts of a
 * remote config are not among them: the build puts them into the manifest.
 */
export function textFilesIn(folders: readonly string[], language: string): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`Texts.${language}.ts`) && path.basename(file) !== `configTexts.${language}.ts`)
      .map((file) => path.join(folder, file))
      .toSorted(),
  );
}
