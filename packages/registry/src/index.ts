export {
  APP_MANIFEST,
  appManifestOf,
  NOTICES,
  noticesOf,
  releasesOf,
  unregisteringWorker,
  SERVICE_WORKER,
  serviceWorkerOf,
} from './registry/appFiles';
export { isSameAuthor } from './registry/approvals';
export { type Descriptor } from './publishing/descriptor';
export { COMMAND } from './registry/commandName';
export { describeBuild, type DescribedBuild } from './publishing/describe';
export { exportSite } from './site/exportSite';
export { entriesAfter } from './registry/history';
export { initRegistry, readOnlineKey } from './registry/initRegistry';
export { readOrCreateKey, keyFile, readKey, type StoredKey } from './trust/keys';
export type { LiveRelease, Manifest } from '@parlour/release-contract/manifest';
export { apply, propose, registryCaller } from './registry/operations';
export { Busy, Conflict, Forbidden, GateRefusal, RegistryRefusal, UnknownFormat } from './registry/refusals';
export { appsOf, entryOf, historyOf, stateOf } from './registry/state';
export { signPolicy } from './trust/policies';
export { openRegistry, type Registry } from './registry/registry';
export { collectGarbage } from './registry/retention';
export { fileStore } from './storage/fileStore';
export { openStore } from './storage/openStore';
export type { Store } from './storage/store';
export { uploadLimits } from './publishing/uploads/limits';
export { createUploads } from './publishing/uploads/uploads';
export { readRootDocuments } from './trust/trust';
export { faultsOf } from './trust/verifyHistory';
