// Replaces what only a composition needs in the single application: release assignment, failed releases, live updates.
export const bootComposition = () => undefined;
export const brandIn = () => undefined;
export const isQuarantined = () => false;
export const prefetchEntries = () => undefined;
export const filesToPrecache = () => [];
export const inlineManifest = () => undefined;
export const followServiceWorker = async () => undefined;
export const clearRunning = () => undefined;
export const manifestPolling = () => undefined;
export const fillDevtools = () => undefined;
export const markReleases = () => undefined;
export const preloadRoute = () => undefined;
export const runIfFetched = async () => undefined;
export const startRetirement = () => undefined;
export const takeHungRelease = () => undefined;
export const takeWaitingWorker = async () => undefined;
export const visitorContext = () => undefined;
