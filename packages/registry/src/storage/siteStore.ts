import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import type { Store } from './store';

/** The part of a store with the figures of one site; those of the default site are at the top, where they always were. */
export function siteStore(store: Store, site: string): Store {
  if (site === DEFAULT_SITE) return store;
  const below = (key: string) => `sites/${site}/${key}`;
  return {
    read: (key) => store.read(below(key)),
    storedAt: (key) => store.storedAt(below(key)),
    write: (key, value) => store.write(below(key), value),
    create: (key, value) => store.create(below(key), value),
    remove: (key) => store.remove(below(key)),
    list: (prefix, after) => store.list(below(prefix), after),
  };
}
