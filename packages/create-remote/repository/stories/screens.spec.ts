import { sweepScreens } from '@parlour/testing/sweepScreens';
import { config } from '../remote.config';

sweepScreens(config);
