// A single application has no releases to choose from: its boot script goes on as ours does with a manifest.
export const bootComposition = () => ({ manifest: { remotes: {} }, visitor: {} });
