export {
  APP_MANIFEST,
  appManifestOf,
  NOTICES,
  noticesOf,
  releasesOf,
  unregisteringWorker,
  SERVICE_WORKER,
  serviceWorkerOf,
} from './appFiles';
export { isSameAuthor } from './approvals';
export { type Descriptor } from './descriptor';
export { COMMAND } from './commandName';
export { describeBuild, type DescribedBuild } from './describe';
export { exportSite } from './exportSite';
export { entriesAfter } from './history';
export { initRegistry, readOnlineKey } from './initRegistry';
export { readOrCreateKey, keyFile, readKey, type StoredKey } from './keys';
export type { LiveRelease, Manifest } from '@parlour/release-contract/manifest';
export { apply, propose, registryCaller } from './operations';
export { Busy, Conflict, Forbidden, GateRefusal, RegistryRefusal, UnknownFormat } from './refusals';
export { appsOf, entryOf, historyOf, stateOf } from './state';
export { signPolicy } from './policies';
export { openRegistry, type Registry } from './registry';
export { collectGarbage } from './retention';
export { fileStore } from './storage/files';
export { openStore } from './storage/openStore';
export type { Store } from './storage/store';
export { uploadLimits } from './uploads/limits';
export { createUploads } from './uploads/uploads';
export { readRootDocuments } from './trust';
export { faultsOf } from './verifyHistory';
