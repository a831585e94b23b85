// Stands in the one application for the preloading of a remote's files: the bundler knows which pieces a screen has.
import { loadScreen } from './loadScreen.js';

export const prefetch = (found) => void loadScreen(found).catch(() => undefined);
