import { defineRemoteBuild } from '../../rspack.config.base';
import { config } from './remote.config';

export default defineRemoteBuild(import.meta.dirname, config);
