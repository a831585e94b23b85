import { defineShellBuild } from '../../rspack.config.base';

export default defineShellBuild(import.meta.dirname);
