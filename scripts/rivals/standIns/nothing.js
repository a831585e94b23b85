// Stands in the one application for what only a composition needs: who gets which release, which one failed, what goes live meanwhile.
export const isDistrusted = () => false;
export const fetchEntries = () => undefined;
export const filesToKeep = () => [];
export const followWorker = async () => undefined;
export const forgetRunning = () => undefined;
export const manifestPoll = () => undefined;
export const preloadRoute = () => undefined;
export const runIfHere = async () => undefined;
export const showToDevtools = () => undefined;
export const startRetirement = () => undefined;
export const takeBlocked = () => undefined;
export const takeWaitingWorker = async () => undefined;
export const visitorOf = () => undefined;
