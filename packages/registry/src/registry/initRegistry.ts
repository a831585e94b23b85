import { writeFile } from 'node:fs/promises';
import type { Author, Policy } from '@parlour/release-contract/policy';
import { publicPart } from '@parlour/release-contract/signature';
import { COMMAND } from './commandName';
import { keyFile, readKey, readOrCreateKey, settleNextKey, type StoredKey } from '../trust/keys';
import { apply } from './operations';
import { signPolicy, writeInitialPolicy } from '../trust/policies';
import { RegistryRefusal } from './refusals';
import { type Head, openRegistry, type Registry } from './registry';
import type { Store } from '../storage/store';
import { isInForce, readTrust, writeRoot } from '../trust/trust';

/**
 * Makes the registry of a store, with its root key and its online key in a folder. A registry from before root keys gets its root
 * document, and its teams a policy. `begin` is the initial policy. Can be repeated after an interruption; throws when there is a
 * registry whose keys are not in the folder.
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
    throw new RegistryRefusal(`this store has a registry already, ${before.registry}: ${lostKey(onlineFile)}`);
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
  const former = known && (await headOfOneKey(store, known));
  if (online.registry === undefined) await writeFile(onlineFile, JSON.stringify(own), { mode: 0o600 });
  await writeRoot(store, { version: 1, root: [publicPart(root)], online: [publicPart(online)] }, root);
  const registry = await openRegistry(store, own);
  const trust = await registry.trust();
  const first = begin(former?.policy ?? (await registry.head()).policy);
  await writeInitialPolicy(store, trust, first, root);
  if (former !== undefined && former.policyAt > 0) {
    const author: Author = { kind: 'root', name: 'root', key: root.kid };
    const change = await signPolicy(former.policyAt, trust, first, root);
    await apply(registry, change, { caller: { author }, reason: 'the policy of before, signed by the root key' });
  }
  return openRegistry(store, own);
}

/** Reads the online key of the registry in a store; throws what to do when it is not in the folder. */
export async function readOnlineKey(store: Store, keysFolder: string): Promise<StoredKey> {
  const file = keyFile(keysFolder, 'registry');
  await settleOnlineKey(store, file);
  const key = await readKey(file);
  if (key !== undefined) return key;
  if ((await readTrust(store)) !== undefined) throw new RegistryRefusal(lostKey(file));
  throw new RegistryRefusal(
    `there is no online key at ${file}, and no registry in the store; ops make one with: ${COMMAND} init`,
  );
}

/** Completes a `rotate online` that was killed: replaces the key file if the new online key is already in force. */
export function settleOnlineKey(store: Store, file: string): Promise<void> {
  return settleNextKey(file, async (kid) => {
    const trust = await readTrust(store);
    return trust !== undefined && isInForce(trust, { kid });
  });
}

function lostKey(file: string): string {
  return `there is no online key at ${file}; copy registry.json of a backup there, or make a new one with the root key: ${COMMAND} rotate online`;
}

/** The rights in a registry from before root keys; nothing that its one key signed is certified by a root key. */
async function headOfOneKey(store: Store, { registry: _written, ...key }: StoredKey): Promise<Head> {
  return (await openRegistry(store, key)).head();
}
