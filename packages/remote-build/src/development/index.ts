import './globals';

/** What a page in development runs around the apps. */
export { type Build, followBuilds } from './followBuilds';
export { createOverlay } from './overlay';
export { type Place, watchErrors } from './watchErrors';
