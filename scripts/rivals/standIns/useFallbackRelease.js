// Stands in the one application for the release that stands by: there is none.
const nothing = () => undefined;

export const useFallbackRelease = (found) => ({ shown: found, onFailure: nothing, onMounted: nothing });
