// Replaces the fallback release in the single application: there is none.
const nothing = () => undefined;

export const useFallbackRelease = (found) => ({ shown: found, onFailure: nothing, onMounted: nothing });
