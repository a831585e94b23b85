import { defineConsoleBuild } from '../../rspack.config.base';

export default defineConsoleBuild(import.meta.dirname);
