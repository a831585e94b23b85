// Stands in the shell for the federation's handler of snapshots and manifests: entries come from our own manifest, so there are none.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
