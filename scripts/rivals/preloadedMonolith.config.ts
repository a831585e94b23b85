import { defineRivalShell } from './rivalShell';
import { screenFile } from './screenFile';

/** The monolith whose document starts to fetch the screen in the address before its script is there. */
export default defineRivalShell({ from: screenFile, isPreloading: true });
