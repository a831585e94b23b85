import { storedEntries } from '../trust/verifyHistory';
import { pagesAfter, type SiteReader } from '../trust/verifySite';
import type { Store } from '../storage/store';
import type { EvidenceSource } from './readHistory';

/** A store, or a folder with evidence, which has the same keys. */
export function storedEvidence(name: string, store: Store): EvidenceSource {
  return { name, read: (key) => store.read(key), entries: () => storedEntries(store) };
}

/** What a running site gives out; bills of materials are not among it. */
export function siteEvidence(name: string, site: SiteReader): EvidenceSource {
  const read = async (key: string) => (key.startsWith('bills/') ? undefined : site.read(key));
  return { name, read, entries: () => pagesAfter(site, 0) };
}
