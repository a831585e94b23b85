export { type Descriptor } from './descriptor';
export { describeBuild, type DescribedBuild } from './describe';
export { type LiveRemote, type Manifest, parseManifest } from './manifest';
export { promote, type ReleaseName, rollBack } from './operations';
export { plan, planReturn, type Plan, type Wish } from './plan';
export { openRegistry, type Registry, RegistryRefusal } from './registry';
export { fileStore } from './storage/files';
export { openStore } from './storage/openStore';
export type { Store } from './storage/store';
