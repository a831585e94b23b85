import { defineRemoteBuild } from '../../rspack.config.base';
import { card } from './remote.config';

export default defineRemoteBuild(import.meta.dirname, card);
