import { isNextRoot } from '@parlour/release-contract/rootChain';
import type { Signed } from '@parlour/release-contract/manifest';
import { isSigned } from '@parlour/release-contract/signature';
import { historyKey, sequences } from '../registry/history';
import type { Registry } from '../registry/registry';
import type { Store } from '../storage/store';
import { parseStored } from '../storage/parseStored';
import { type RootDocument, rootKey } from './trust';

/**
 * The keys below `trust/` from the first one on that no root key of this registry signed: it breaks the chain, so later ones are
 * not trusted either. A document of a later format does not count as forged.
 */
export async function forgedRoots(store: Store): Promise<readonly string[]> {
  const names = (await store.list('trust')).filter((name) => /^\d{8}\.json$/.test(name));
  let before: RootDocument | undefined;
  for (const [index, name] of names.entries()) {
    const signed = parseStored((await store.read(`trust/${name}`)) ?? Buffer.alloc(0));
    const hasPlace = rootKey(index + 1) === `trust/${name}` && signed?.['version'] === index + 1;
    if (hasPlace && (await isNextRoot(signed, before))) before = signed as Signed<RootDocument>;
    // Unknown, because the document has a later format or the first one is missing.
    else if (before === undefined || (hasPlace && (await isSigned(signed, before.root)))) return [];
    else return names.slice(index).map((one) => `trust/${one}`);
  }
  return [];
}

/** Files in a history that this registry did not sign: after its newest entry, or in the place of earlier ones. */
export interface ForgedEntries {
  /** Keys in the store that block new entries; they may be removed. */
  readonly after: readonly string[];
  /** Numbers of damaged entries, which only a backup can restore. */
  readonly damaged: readonly number[];
}

/** Finds the forged files of a history. Throws UnknownFormat when a later version of Parlour wrote its newest entry. */
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
