// Stands in the shell for the federation's ways to put scripts and links into a page: the shell has its own, with hashes.
const refuse = () => {
  throw new Error('the shell loads by itself');
};

export const createLink = refuse;
export const createScript = refuse;
export const isStaticResourcesEqual = refuse;
export const loadScript = refuse;
export const safeWrapper = refuse;
