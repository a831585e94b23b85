import { setTimeout as after } from 'node:timers/promises';
import { type PrivateKey, type PublicKey, publicPart } from '@parlour/release-contract/signature';
import { readRecord } from './history';
import type { Registry } from './registry';
import type { Store } from './storage/store';
import { writeRoot } from './trust';

/** A gateway looks at the keys just before it writes an entry; in a store that is well it has written it by then. */
const SETTLE_MS = 2_000;

/**
 * Names a new online key in a root document; those before it sign nothing after the newest entry of the history. Entries that gateways
 * were writing with one of those stay valid: another root document names the last of them. False when somebody else replaced a key.
 */
export async function replaceOnlineKey(
  { registry, store }: { readonly registry: Registry; readonly store: Store },
  next: PublicKey,
  root: PrivateKey,
  settleMs = SETTLE_MS,
): Promise<boolean> {
  const { version, rootKeys, online } = await registry.trust();
  const write = (later: number, newest: number) => {
    const replaced = online.map((old) => ({ ...old, lastSequence: old.lastSequence ?? newest }));
    const keys = { root: [...rootKeys(version)], online: [publicPart(next), ...replaced] };
    return writeRoot(store, { version: version + later, ...keys }, root);
  };
  const { sequence } = await registry.head();
  if (!(await write(1, sequence))) return false;
  await after(settleMs);
  let last = sequence;
  while (typeof (await readRecord(store, last + 1, online)) === 'object') last += 1;
  return last === sequence || write(2, last);
}
