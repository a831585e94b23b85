import { isNextRoot } from '@parlour/release-contract/rootChain';
import type { Signed } from '@parlour/release-contract/manifest';
import { isSigned } from '@parlour/release-contract/signature';
import { historyKey, sequences } from '../registry/history';
import type { Registry } from '../registry/registry';
import type { Store } from '../storage/store';
import { parseStored } from '../storage/parseStored';
import { type RootDocument, rootKey } from './trust';

/**
 * The keys below `trust/` that no root key of this registry signed, from the first one on: it ends the chain, and nobody trusts what
 * comes after it. A document of a later format is none of them.
 */
export async function forgedRoots(store: Store): Promise<readonly string[]> {
  const names = (await store.list('trust')).filter((name) => /^\d{8}\.json$/.test(name));
  let before: RootDocument | undefined;
  for (const [index, name] of names.entries()) {
    const signed = parseStored((await store.read(`trust/${name}`)) ?? Buffer.alloc(0));
    const hasPlace = rootKey(index + 1) === `trust/${name}` && signed?.['version'] === index + 1;
    if (hasPlace && (await isNextRoot(signed, before))) before = signed as Signed<RootDocument>;
    // Of a later format, or without the first one: nobody here can tell what comes after it.
    else if (before === undefined || (hasPlace && (await isSigned(signed, before.root)))) return [];
    else return names.slice(index).map((one) => `trust/${one}`);
  }
  return [];
}

/** What nobody of this registry signed of a history: what comes after its newest entry, and what stands in the place of others. */
export interface ForgedEntries {
  /** Keys in the store; they may be removed, and keep others from being written. */
  readonly after: readonly string[];
  /** Numbers of entries that are damaged: only a backup has what was there. */
  readonly damaged: readonly number[];
}

/** Looks through what a store lists of its history. Throws UnknownFormat when a later version of Parlour wrote its newest entry. */
export async function forgedEntries(store: Store, registry: Registry): Promise<ForgedEntries> {
  const { sequence: newest } = await registry.head();
  const numbers = await sequences(store);
  const after: string[] = [];
  const damaged: number[] = [];
  for (const sequence of numbers) {
    if ((await registry.record(sequence)) !== undefined) continue;
    if (sequence > newest) after.push(historyKey(sequence));
    else damaged.push(sequence);
  }
  const entries = new Set(numbers.map(historyKey));
  const others = (await store.list('history')).map((name) => `history/${name}`).filter((key) => !entries.has(key));
  return { after: [...after, ...others], damaged };
}
