import type { AppState, HistoryEntry, PendingRequest, SiteState, State } from '@parlour/release-contract/api';
import { entriesBefore } from './entriesBefore';
import { type HistoryRecord, siteOf } from './history';
import type { Manifest } from '@parlour/release-contract/manifest';
import { versionIn } from '@parlour/release-contract/names';
import { isPreviewVersion } from '@parlour/release-contract/previewVersion';
import { siteNames } from '@parlour/release-contract/sitePolicy';
import { openRequests } from './approvals';
import type { Registry } from './registry';
import { type LoadsSince, schedulesOf } from './schedules';

/** What is live and what is published, for operations. */
export async function stateOf(
  registry: Registry,
  historyLength = 30,
  now = () => new Date(),
  loadsSince?: LoadsSince,
): Promise<State | undefined> {
  const head = await registry.head();
  const { manifest } = head;
  if (manifest === undefined) return undefined;
  const history = await historyOf(registry, { limit: historyLength });
  const requests = (await openRequests(registry, head, now)).map((record): PendingRequest => {
    const { sequence, by, author, reason, at, difference } = record;
    const { change, until } = record.change;
    return { sequence, change, by, ...(author && { author }), reason, at, until, difference };
  });
  const nowMs = now().getTime();
  const { freezes = [] } = head.policy.sites?.[registry.site] ?? {};
  return {
    manifest,
    history,
    requests,
    apps: await appsOf(registry, manifest),
    schedules: await schedulesOf(registry, head, nowMs, loadsSince),
    freezes: freezes
      .filter(({ until }) => Date.parse(until) > nowMs)
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  };
}

/** The sites of a registry with what is live on each, the default one first. */
export async function sitesOf(registry: Registry): Promise<readonly SiteState[]> {
  const sites = await registry.sites();
  return Promise.all(
    siteNames({ sites }).map(async (name) => {
      const { sequence = 0, composition = '' } = (await registry.on(name).current()) ?? {};
      return { ...(sites[name] ?? { hosts: [] }), name, isThis: name === registry.site, manifest: sequence, composition };
    }),
  );
}

/** The apps of a manifest, then those of which releases are published and none is in it. */
export async function appsOf(registry: Registry, manifest: Manifest | undefined): Promise<readonly AppState[]> {
  const live = manifest === undefined ? [] : ['shell', ...Object.keys(manifest.remotes)];
  const others = (await registry.apps()).filter((name) => !live.includes(name));
  const states = await Promise.all([...live, ...others].map((name) => appState(registry, manifest, name)));
  return states.filter(({ name, releases }) => live.includes(name) || releases.length > 0);
}

/** Entries of the history, newest first. */
export async function historyOf(
  registry: Registry,
  { before = Number.POSITIVE_INFINITY, limit = 30 }: { readonly before?: number; readonly limit?: number } = {},
): Promise<readonly HistoryEntry[]> {
  const last = Math.min((await registry.head()).sequence, before - 1);
  const length = Math.max(Math.min(limit, last), 0);
  const records = await Promise.all(Array.from({ length }, (_, back) => registry.record(last - back)));
  const own = records.filter((record) => record !== undefined && siteOf(record) === registry.site);
  const entries = own.flatMap((record) => (record === undefined ? [] : [entryOf(record)]));
  if (entries.length === length) return entries;
  // Some entries are missing or about other sites, so older ones are read instead.
  for await (const record of entriesBefore(registry, last - length)) {
    if (entries.length === length) break;
    entries.push(entryOf(record));
  }
  return entries;
}

/** A record of the history without the manifest it made live. */
export function entryOf({ sequence, manifest, change, by, author, reason, at, difference }: HistoryRecord): HistoryEntry {
  return { sequence, composition: manifest?.composition ?? '', change, by, ...(author && { author }), reason, at, difference };
}

async function appState(registry: Registry, manifest: Manifest | undefined, name: string): Promise<AppState> {
  const { canary, off } = manifest?.remotes[name] ?? {};
  return {
    name,
    kind: name === 'shell' ? 'shell' : 'remote',
    live: (manifest && versionIn(manifest, name)) ?? '',
    ...(canary && {
      canary: {
        version: canary.version,
        share: canary.share,
        rings: canary.rings,
        since: (await registry.index()).canaries.get(name)?.since ?? manifest?.publishedAt ?? '',
      },
    }),
    ...(off && { off }),
    releases: await releasesOfApp(registry, name),
  };
}

/** The published releases of an app, the most recently built first. */
export async function releasesOfApp(registry: Registry, name: string): Promise<AppState['releases']> {
  // Previews are no releases.
  const releases = (await registry.summaries(name)).filter(({ version }) => !isPreviewVersion(version));
  return releases.toSorted((one, other) => other.builtAt.localeCompare(one.builtAt));
}
