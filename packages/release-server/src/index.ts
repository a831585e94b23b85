export {
  APP_MANIFEST,
  appManifestOf,
  NOTICES,
  noticesOf,
  unregisteringWorker,
  SERVICE_WORKER,
  serviceWorkerOf,
} from './appFiles';
export { change, type Change, type ReleaseName } from '@parlour/release-contract/change';
export { type Descriptor } from './descriptor';
export { COMMAND } from './commandName';
export { describeBuild, type DescribedBuild } from './describe';
export { exportSite } from './exportSite';
export { audienceText, differenceOf, entriesAfter } from './history';
export { initRegistry } from './initRegistry';
export { readOrCreateKey, keyFile, readKey, type StoredKey } from './keys';
export {
  type LiveRelease,
  type LiveRemote,
  type Manifest,
  parseManifest,
  type ServedManifest,
} from '@parlour/release-contract/manifest';
export { apply, propose, registryCaller, type Request } from './operations';
export { Conflict, Forbidden, GateRefusal, RegistryRefusal, UnknownFormat } from './refusals';
export { entryOf, historyOf, stateOf } from './state';
export { signPolicy } from './policies';
export { openRegistry, type Registry } from './registry';
export { collectGarbage, planRetention } from './retention';
export { fileStore } from './storage/files';
export { openStore } from './storage/openStore';
export type { Store } from './storage/store';
export { createUploads, type UploadedFile, uploadLimits } from './uploads';
export { readRootDocuments } from './trust';
export { usualBudget } from './usualBudget';
export { faultsOf } from './verifyHistory';
