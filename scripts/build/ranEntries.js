// Stands in the shell for the federation's loader of entries: the shell runs an entry itself, by its hash, before it registers it.
export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`;

export async function getRemoteEntry({ remoteInfo, remoteEntryExports }) {
  return remoteEntryExports ?? globalThis[remoteInfo.entryGlobalName];
}

export function getRemoteInfo({ shareScope = 'default', ...remote }) {
  return { entry: '', type: 'global', entryGlobalName: remote.name, shareScope, ...remote };
}

export const isEsmRemoteType = () => false;
