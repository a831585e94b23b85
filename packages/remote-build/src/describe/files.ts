import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest file or folder of this name in a folder or those above it; undefined when there is none. */
export function findAbove(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  const above = path.dirname(folder);
  return above === folder ? undefined : findAbove(above, name);
}
