// The one application came with its shell.
export const createFittingManifest = () => (live) => live;
