import { defineRemoteBuild } from '@parlour/remote-build';
import { config } from './remote.config';

export default defineRemoteBuild(import.meta.dirname, config);
