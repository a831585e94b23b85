import type { AppState, HistoryEntry, PendingRequest, State } from '@parlour/release-contract/api';
import type { HistoryRecord } from './history';
import type { Manifest } from '@parlour/release-contract/manifest';
import { versionIn } from '@parlour/release-contract/names';
import { openRequests } from './approvals';
import type { Registry } from './registry';
import type { Published } from './releases';

/** What is live and what is published, for operations. */
export async function stateOf(registry: Registry, historyLength = 30, now = () => new Date()): Promise<State | undefined> {
  const head = await registry.head();
  const { manifest } = head;
  if (manifest === undefined) return undefined;
  const history = await historyOf(registry, { limit: historyLength });
  const names = ['shell', ...Object.keys(manifest.remotes)];
  const requests = (await openRequests(registry, head, now)).map((record): PendingRequest => {
    const { sequence, by, author, reason, at, difference } = record;
    const { change, until } = record.change;
    return { sequence, change, by, ...(author && { author }), reason, at, until, difference };
  });
  return { manifest, history, requests, apps: await Promise.all(names.map((name) => appState(registry, manifest, name))) };
}

/** Entries of the history, newest first. */
export async function historyOf(
  registry: Registry,
  { before = Number.POSITIVE_INFINITY, limit = 30 }: { readonly before?: number; readonly limit?: number } = {},
): Promise<readonly HistoryEntry[]> {
  const wanted = (await registry.history()).filter((sequence) => sequence < before).slice(-limit);
  const records = await Promise.all(wanted.map((sequence) => registry.record(sequence)));
  return records.flatMap((record) => (record === undefined ? [] : [entryOf(record)])).toReversed();
}

/** A record of the history without the manifest it made live. */
export function entryOf({ sequence, manifest, change, by, author, reason, at, difference }: HistoryRecord): HistoryEntry {
  return { sequence, composition: manifest?.composition ?? '', change, by, ...(author && { author }), reason, at, difference };
}

async function appState(registry: Registry, manifest: Manifest, name: string): Promise<AppState> {
  const remote = manifest.remotes[name];
  const { canary, off } = remote ?? {};
  return {
    name,
    kind: name === 'shell' ? 'shell' : 'remote',
    live: versionIn(manifest, name) ?? '',
    ...(canary && {
      canary: {
        version: canary.version,
        share: canary.share,
        rings: canary.rings,
        since: await canarySince(registry, manifest, name),
      },
    }),
    ...(off && { off }),
    releases: await releasesOfApp(registry, name),
  };
}

/** The published releases of an app, the one that was built last first. */
export async function releasesOfApp(registry: Registry, name: string): Promise<AppState['releases']> {
  const versions = await registry.versions(name);
  const published = await Promise.all(versions.map((version) => registry.release(name, version)));
  const releases = published.flatMap((one) => (one === undefined ? [] : [releaseState(one)]));
  return releases.toSorted((one, other) => other.builtAt.localeCompare(one.builtAt));
}

function releaseState({ descriptor, key }: Published): AppState['releases'][number] {
  const { version, builtAt, revision, source, files } = descriptor;
  const brotli = files.reduce((sum, file) => sum + file.brotli, 0);
  return { version, builtAt, revision, ...(source && { source }), key, files: files.length, brotli };
}

async function canarySince(registry: Registry, manifest: Manifest, name: string): Promise<string> {
  let since = manifest.publishedAt;
  for (let { sequence } = manifest; sequence > 0; sequence -= 1) {
    const record: HistoryRecord | undefined = await registry.record(sequence);
    if (record?.manifest?.remotes[name]?.canary?.version !== manifest.remotes[name]?.canary?.version) break;
    since = record?.at ?? since;
  }
  return since;
}
