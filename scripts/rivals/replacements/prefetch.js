// Stands in the one application for what a touch gets ready.
import { loadScreen } from './loadScreen.js';

export const prefetch = (found) => void loadScreen(found).catch(() => undefined);
