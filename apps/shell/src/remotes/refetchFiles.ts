import { filesOf, type FoundRoute } from '@parlour/release-contract/findRoute';

/**
 * Before a screen is tried again: the browser caches a file that was damaged in transit permanently, so this requests the
 * files again with `reload`.
 */
export async function refetchFiles(found: FoundRoute): Promise<void> {
  await Promise.allSettled(filesOf(found).map(({ url }) => fetch(url, { cache: 'reload' })));
}
