import { savesData } from '../device/connection';
import { loadedReleases } from './loadScreen';
import type { FoundRoute } from '@parlour/release-contract/composition';

interface EntryParts {
  readonly page: Pick<Window, 'document' | 'innerHeight' | 'fetch'>;
  readonly find: (address: string) => FoundRoute | undefined;
}

/**
 * Fetches the entries of the remotes that links in view lead to, some three kilobytes each, into the browser's cache: a tap then
 * requests only its screen. Not on a phone that saves data.
 */
export function prefetchEntries({ page, find }: EntryParts): void {
  if (savesData()) return;
  const entries = new Map<string, string>();
  for (const link of page.document.querySelectorAll<HTMLAnchorElement>('a[href^="#/"]')) {
    const { top, bottom } = link.getBoundingClientRect();
    const found = bottom > 0 && top < page.innerHeight ? find(link.hash.slice(1)) : undefined;
    if (found === undefined || found.isDisabled || loadedReleases.has(found.release.container)) continue;
    const { path, integrity } = found.release.entry;
    entries.set(found.base + path, integrity);
  }
  for (const [url, integrity] of entries) page.fetch(url, { integrity, priority: 'low' }).catch(() => undefined);
}
