export type { ManifestEntry } from './answers';
export type { StateListener } from './eventStream';
export { type Apply, type LogIn, type ReleaseApi, releaseApi, type ReplayOf, type TimingFilter } from './releaseApi';
export { chosenSite, consoleUrl } from './releaseUrl';
export { kindOf, ReleaseError, type ReleaseErrorKind, errorMessage } from './releaseError';
