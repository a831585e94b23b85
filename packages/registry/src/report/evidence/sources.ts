import type { Store } from '../../storage/store';
import { storedEntries } from '../../trust/verifyHistory';
import { pagesAfter, type SiteReader } from '../../trust/verifySite';
import { countLoads, givenLoads } from './loads';
import type { EvidenceSource } from './readHistory';

/** The store of a registry. */
export function storedEvidence(name: string, store: Store): EvidenceSource {
  return { ...givenEvidence(name, store), loads: (period, sites) => countLoads(store, period, sites) };
}

/** A folder with evidence, which has the keys of a store. */
export function givenEvidence(name: string, store: Store): EvidenceSource {
  return { name, read: (key) => store.read(key), entries: () => storedEntries(store), loads: () => givenLoads(store) };
}

/** What a running site gives out; neither bills of materials nor figures are among it. */
export function siteEvidence(name: string, site: SiteReader): EvidenceSource {
  const read = async (key: string) => (key.startsWith('bills/') ? undefined : site.read(key));
  return { name, read, entries: () => pagesAfter(site, 0), loads: async () => [] };
}
