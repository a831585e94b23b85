import { nameOf } from '@parlour/release-contract/names';
import { siteNames } from '@parlour/release-contract/sitePolicy';
import { RegistryRefusal } from '../../registry/refusals';
import type { Store } from '../../storage/store';
import { parseStored } from '../../storage/parseStored';
import { LOADS_FILE } from './loads';
import { liveReleases, movedReleases } from '../changes/moves';
import type { Period } from './period';
import { type EvidenceSource, readHistory } from './readHistory';
import { COMPARED } from './releaseEvidence';

/** What was written for an auditor. */
export interface WrittenEvidence {
  readonly entries: number;
  /** Releases with what the report compares. */
  readonly releases: number;
  readonly bytes: number;
  /** Id of the first root key, which the auditor has to learn by another way. */
  readonly root: string;
  /** The releases whose scripts are not there any more; the report compares them by their hashes. */
  readonly withoutScripts: readonly string[];
}

/**
 * Copies what the report of a period rests on into an empty store: root documents, the initial policy, the whole history, the descriptor
 * of each release that was live with who vouches for it, and of those that changed the bill of materials and the scripts. Everything is byte for byte as in the source; the reader
 * verifies it. No private key and no source map is among it; the loads that pages reported are summed up, and not signed.
 */
export async function writeEvidence(source: EvidenceSource, store: Store, into: Store, period: Period): Promise<WrittenEvidence> {
  if ((await into.list('history')).length > 0) throw new RegistryRefusal('the folder has evidence already; name an empty one');
  let bytes = 0;
  let entries = 0;
  const copy = async (key: string, value: Uint8Array | undefined) => {
    if (value === undefined) return false;
    await into.write(key, value);
    bytes += value.length;
    return true;
  };
  for (const name of await store.list('trust')) await copy(`trust/${name}`, await store.read(`trust/${name}`));
  const copied: EvidenceSource = {
    ...source,
    async *entries() {
      for await (const entry of source.entries()) {
        await copy(`history/${String(entry.sequence).padStart(8, '0')}.json`, entry.bytes);
        entries += 1;
        yield entry;
      }
    },
  };
  const history = await readHistory(copied, period, {});
  const withoutScripts: string[] = [];
  const releases = movedReleases(history.entries);
  for (const { name, version } of liveReleases(history.entries)) {
    await copy(`published/${name}/${version}.json`, await store.read(`published/${name}/${version}.json`));
    const folder = `provenance/${name}/${version}`;
    for (const file of await store.list(folder)) await copy(`${folder}/${file}`, await store.read(`${folder}/${file}`));
  }
  for (const { name, version } of releases) {
    const descriptor = await store.read(`published/${name}/${version}.json`);
    await copy(`bills/${name}/${version}.json`, await store.read(`bills/${name}/${version}.json`));
    const scripts = scriptsIn(descriptor).map((path) => `assets/${name}/${version}/${path}`);
    const found: boolean[] = [];
    for (const key of scripts) found.push(await copy(key, await store.read(key)));
    if (found.includes(false)) withoutScripts.push(nameOf({ name, version }));
  }
  await copy(LOADS_FILE, Buffer.from(JSON.stringify(await source.loads(period, siteNames(history.last.policy)))));
  return { entries, releases: releases.length, bytes, root: history.root, withoutScripts };
}

/** The paths of scripts in a stored descriptor; the reader verifies it. */
function scriptsIn(descriptor: Buffer | undefined): readonly string[] {
  const { files = [] } = parseStored(descriptor ?? Buffer.alloc(0)) ?? {};
  const paths = Array.isArray(files) ? files.map((file: { readonly path?: unknown }) => String(file.path)) : [];
  return paths.filter((path) => COMPARED.test(path));
}
