import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findAbove } from '../describe/files';

/** Icons are drawn by the kit's component, which has a twentieth of the size of Lucide's. */
export function replacedIcons(folder: string): Record<string, string> {
  const lucide = findAbove(folder, 'node_modules/lucide-react');
  const kit = findAbove(folder, 'node_modules/@parlour/ui-kit');
  if (lucide === undefined || kit === undefined) return {};
  const created = path.join(realpathSync(lucide), 'dist/esm/createLucideIcon.mjs');
  const createIcon = ['src/createIcon.ts', 'dist/createIcon.js']
    .map((file) => path.join(realpathSync(kit), file))
    .find((file) => existsSync(file));
  demandFiles([created]);
  return createIcon === undefined ? {} : { [created]: createIcon };
}

/** Throws when a replaced file has moved, since an alias for a missing file has no effect. */
export function demandFiles(files: readonly string[]): void {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `A package has moved files that the build replaces, so its version has to be looked at: ${missing.join(', ')}`,
    );
}
