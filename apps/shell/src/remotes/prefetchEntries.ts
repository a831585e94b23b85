import { savesData } from '../device/connection';
import { nextTask } from '../device/nextTask';
import { loadedReleases } from './loadScreen';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

/** Maximum number of entries that are prefetched; on a site with many remotes the others are fetched when a player goes there. */
const MOST_ENTRIES = 8;

interface EntryParts {
  readonly page: Pick<Window, 'document' | 'innerHeight' | 'fetch'>;
  readonly find: (address: string) => FoundRoute | undefined;
  /** Paths of the shell's navigation, of which a part is in a drawer. */
  readonly navPaths: readonly string[];
}

/**
 * Fetches the entries (some three kilobytes each) of the remotes that visible links and the navigation lead to into the browser's
 * cache, so that a tap only has to request its screen. Each request starts in a task of its own, because starting one takes a
 * slow phone some ten milliseconds. Does nothing on a phone that saves data.
 */
export async function prefetchEntries({ page, find, navPaths }: EntryParts): Promise<void> {
  if (savesData()) return;
  const inView = [...page.document.querySelectorAll<HTMLAnchorElement>('a[href^="#/"]')].flatMap((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < page.innerHeight ? [link.hash.slice(1)] : [];
  });
  const entries = new Map<string, string>();
  for (const address of [...inView, ...navPaths]) {
    const found = find(address);
    if (found === undefined || found.isDisabled || loadedReleases.has(found.release.container)) continue;
    const { path, integrity } = found.release.entry;
    entries.set(found.base + path, integrity);
  }
  for (const [url, integrity] of [...entries].slice(0, MOST_ENTRIES)) {
    page.fetch(url, { integrity, priority: 'low' }).catch(() => undefined);
    await nextTask();
  }
}
