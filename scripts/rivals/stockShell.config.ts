import path from 'node:path';
import { defineShellBuild } from '../../rspack.config.base';

/** The shell as it is released, but with Module Federation's own runtime. */
export default defineShellBuild(path.resolve(import.meta.dirname, '../../apps/shell'), 'stock');
