import { writeFile } from 'node:fs/promises';
import type { Policy } from '@parlour/release-contract/policy';
import { publicPart } from '@parlour/release-contract/signature';
import { keyFile, readKey, readOrCreateKey } from './keys';
import { writeInitialPolicy } from './policies';
import { RegistryRefusal } from './refusals';
import { openRegistry, type Registry } from './registry';
import type { Store } from './storage/store';
import { readTrust, writeRoot } from './trust';

/**
 * Makes the registry of a store, with its root key and its online key in a folder; or gives one from before there were root keys
 * its root document, and its teams a policy. `begin` says what the registry begins with. Can be repeated when it was interrupted;
 * throws when there is a registry whose keys are not in the folder.
 */
export async function initRegistry(
  store: Store,
  keysFolder: string,
  begin: (policy: Policy) => Pick<Policy, 'members' | 'apps'> = (policy) => policy,
): Promise<Registry> {
  const onlineFile = keyFile(keysFolder, 'registry');
  const before = await readTrust(store);
  const known = await readKey(onlineFile);
  if (before !== undefined) {
    if (known !== undefined) return openRegistry(store, known);
    throw new RegistryRefusal(`this store has a registry already, ${before.registry}; its online key is not at ${onlineFile}`);
  }
  if (known === undefined && (await store.list('history')).length > 0) {
    throw new RegistryRefusal(`this store has a history already; the key that signed it is not at ${onlineFile}`);
  }
  const root = await readOrCreateKey(keyFile(keysFolder, 'root'));
  const online = known ?? (await readOrCreateKey(onlineFile));
  if (online.registry !== undefined && online.registry !== root.kid) {
    throw new RegistryRefusal(`${onlineFile} is of the registry ${online.registry}, whose root key is not beside it`);
  }
  const own = { ...online, registry: root.kid };
  if (online.registry === undefined) await writeFile(onlineFile, JSON.stringify(own), { mode: 0o600 });
  await writeRoot(store, { version: 1, root: [publicPart(root)], online: [publicPart(online)] }, root);
  const registry = await openRegistry(store, own);
  const { policy } = await registry.head();
  await writeInitialPolicy(store, await registry.trust(), begin(policy), root);
  return openRegistry(store, own);
}
