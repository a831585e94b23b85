import type { ReleaseName } from '@parlour/release-contract/change';
import type { Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, releasesIn } from '@parlour/release-contract/names';
import { assetKey } from '../registry/releaseKeys';
import type { Store } from '../storage/store';

/** Third-party licences: each release has its own file, and the site serves all of them together. */
export const NOTICES = 'third-party.txt';

/** Every release that some visitor may get, without duplicates. */
export function releasesOf(manifest: Manifest): readonly ReleaseName[] {
  return [...new Map([...releasesIn(manifest), ...fallbacksIn(manifest)].map((one) => [nameOf(one), one])).values()];
}

/** The third-party licences in the code that players get, release by release. */
export async function noticesOf(store: Store, manifest: Manifest): Promise<string> {
  const texts = releasesOf(manifest).map(async (release) => {
    const text = await store.read(assetKey(release, NOTICES));
    return text === undefined || text.length === 0 ? [] : [`${nameOf(release)}\n${'='.repeat(80)}\n\n${String(text)}`];
  });
  return (await Promise.all(texts)).flat().join('\n\n');
}
