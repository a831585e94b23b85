import './globals';

/** What a page in development runs around the apps. */
export { createDevelopmentPage } from './developmentPage';
export type { Build } from './followBuilds';
export type { Place } from './watchErrors';
