import { setTimeout as after } from 'node:timers/promises';
import { type PrivateKey, type PublicKey, publicPart } from '@parlour/release-contract/signature';
import { readRecord } from '../registry/history';
import { RegistryRefusal } from '../registry/refusals';
import type { Registry } from '../registry/registry';
import type { Store } from '../storage/store';
import { writeRoot } from './trust';

/**
 * A gateway reads the keys right before it writes an entry; in a store that works normally the entry is written after this time.
 */
const SETTLE_MS = 2_000;

/**
 * Names a new online key in a root document, after which the earlier ones sign no entries after the newest. Entries that gateways
 * were just writing with an earlier key stay valid: a second root document names the last of them. With `last`, the number of the
 * last valid entry, all later entries count as forged from then on, whoever wrote them. False when somebody else replaced a key
 * meanwhile.
 */
export async function replaceOnlineKey(
  { registry, store }: { readonly registry: Registry; readonly store: Store },
  next: PublicKey,
  root: PrivateKey,
  { last, settleMs = SETTLE_MS }: { readonly last?: number | undefined; readonly settleMs?: number } = {},
): Promise<boolean> {
  const { version, rootKeys, online } = await registry.trust();
  const write = (later: number, newest: number) => {
    const ends = (old: number | undefined) => (last === undefined ? (old ?? newest) : Math.min(old ?? last, last));
    const replaced = online.map((old) => ({ ...old, lastSequence: ends(old.lastSequence) }));
    const keys = { root: [...rootKeys(version)], online: [publicPart(next), ...replaced] };
    return writeRoot(store, { version: version + later, ...keys }, root);
  };
  const { sequence } = await registry.head();
  if (last !== undefined) {
    await demandLast(registry, last, sequence);
    return write(1, last);
  }
  if (sequence > 1 && (await registry.record(sequence - 1)) === undefined) {
    throw new RegistryRefusal(
      `the newest entry of the history is ${sequence}, and there is none before it; name the last entry that counts with --last, so that the keys before sign nothing after it`,
    );
  }
  if (!(await write(1, sequence))) return false;
  await after(settleMs);
  let newest = sequence;
  while (typeof (await readRecord(store, newest + 1, online)) === 'object') newest += 1;
  return newest === sequence || write(2, newest);
}

/** Entries after the last valid one are lost, so a mistyped number is refused. */
async function demandLast(registry: Registry, last: number, newest: number): Promise<void> {
  if (last === 0 || (last <= newest && (await registry.record(last)) !== undefined)) return;
  throw new RegistryRefusal(`there is no entry ${last} in the history, which ends with ${newest}`);
}
