import type { ReleaseName } from '@parlour/release-contract/change';
import type { LiveRemote, Manifest } from '@parlour/release-contract/manifest';
import type { Published, Releases } from '../../registry/releases';
import { hashOf } from '../../registry/history';
import { releaseFaults } from '../../trust/verifyHistory';
import type { PeriodEntry } from './readHistory';

/**
 * Compares everything that was live in a period with what teams signed, also where an entry names no other version: whoever has the
 * online key could put other files under the same one. Files themselves are not read.
 */
export async function liveFaults(
  entries: readonly PeriodEntry[],
  published: (named: ReleaseName) => Promise<Published | undefined>,
): Promise<readonly string[]> {
  const faults = new Set<string>();
  const seen = new Set<string>();
  const sites = new Set<string>();
  const missing = new Set<string>();
  const releases: Pick<Releases, 'release' | 'damagedFiles'> = {
    release: async (name, version) => {
      const found = await published({ name, version });
      if (found === undefined) missing.add(`published/${name}/${version}.json`);
      return found;
    },
    damagedFiles: async () => [],
  };
  const check = async (sequence: number, manifest: Manifest | undefined) => {
    if (manifest === undefined) return;
    const remotes = Object.entries(manifest.remotes).filter((remote) => !seen.has(hashOfRemote(remote)));
    for (const remote of remotes) seen.add(hashOfRemote(remote));
    for (const fault of await releaseFaults(releases, { ...manifest, remotes: Object.fromEntries(remotes) }))
      faults.add(`entry ${sequence}: ${fault}`);
  };
  for (const { record, site, before, after } of entries) {
    if (!sites.has(site)) await check(record.sequence, before);
    sites.add(site);
    await check(record.sequence, after);
  }
  // Of what is lost nothing more can be said, and an innocent loss should not read like a change.
  if (missing.size > 0)
    return [...missing].map((key) => `${key} is not there: the evidence was written for another period, or files of it are lost`);
  return [...faults];
}

function hashOfRemote(remote: readonly [name: string, remote: LiveRemote]): string {
  return hashOf(Buffer.from(JSON.stringify(remote)));
}
