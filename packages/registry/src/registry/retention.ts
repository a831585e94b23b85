import { setTimeout as after } from 'node:timers/promises';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, releasesIn } from '@parlour/release-contract/names';
import { isPreviewVersion } from '@parlour/release-contract/previewVersion';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { siteNames } from '@parlour/release-contract/sitePolicy';
import { openRequests } from './approvals';
import { entriesBefore } from './entriesBefore';
import { type HistoryRecord, siteOf } from './history';
import { RegistryRefusal } from './refusals';
import { openSchedules } from './schedules';
import type { Registry } from './registry';

export interface RetentionRules {
  /** How long a release stays after it was last live, was last seen in a player's page, or its files were stored. */
  readonly retainMs: number;
  /** How many manifests back a rollback can go. */
  readonly retainManifests: number;
  /** The releases that links show before they go live, by `name@version`, with the reason; default: none. */
  readonly previewed?: ReadonlyMap<string, string>;
  /** When a page last reported a release as loaded, by `name@version`, in ms since 1970. */
  readonly lastSeen: ReadonlyMap<string, number>;
  readonly now: number;
  /** How long a promotion may take from its check of the files to its entry; default: enough for a store that works normally. */
  readonly settleMs?: number;
}

const SETTLE_MS = 2_000;
/** Between a preview's being stored and its link. */
const PREVIEW_MS = 3_600_000;

export interface Retention {
  /** The newest entry of the history at that time. */
  readonly sequence: number;
  readonly removed: readonly ReleaseName[];
  /** The releases that stay, with the reasons. */
  readonly retained: readonly (ReleaseName & { readonly why: string })[];
}

/**
 * Decides which releases are no longer needed: not live, not the target of a rollback, not seen for a while, and not waiting for
 * a second person. Removes nothing.
 */
export async function planRetention(registry: Registry, rules: RetentionRules): Promise<Retention> {
  const { retainMs, retainManifests, lastSeen, previewed = new Map<string, string>(), now } = rules;
  const reasons = new Map<string, string>();
  const newest = (await registry.head()).sequence;
  const sites = await sitesOf(registry);
  const retain = (named: readonly ReleaseName[], why: string) => {
    for (const key of named.map(nameOf)) if (!reasons.has(key)) reasons.set(key, why);
  };
  for (const site of sites) {
    const manifest = await site.current();
    if (manifest !== undefined) retain(namedIn(manifest), 'live');
  }
  for (const site of sites) {
    let left = retainManifests;
    for await (const { sequence, manifest } of entriesBefore(site, newest)) {
      if (left === 0) break;
      left -= 1;
      if (manifest !== undefined) retain(namedIn(manifest), `manifest ${sequence} can be gone back to`);
    }
    for (const { sequence, change } of await openRequests(site, { sequence: newest }, () => new Date(now)))
      retain('releases' in change.change ? change.change.releases : [], `request ${sequence} waits for a second person`);
    for (const { sequence, change } of await openSchedules(site))
      retain(change.releases, `entry ${sequence} makes it live later`);
  }
  const indexes = await Promise.all(sites.map(async (site) => ({ site: site.site, ...(await site.index()) })));
  const endOf = async (key: string): Promise<number> => {
    const ends = indexes.map(async ({ site, releases }) => {
      const { stable, canary = 0, fallback = 0 } = releases.get(key) ?? {};
      const last = Math.max(stable?.last ?? 0, canary, fallback);
      const next = last === 0 ? undefined : await nextEntry(registry, site, last, newest);
      return next === undefined ? 0 : Date.parse(next.at);
    });
    return Math.max(...(await Promise.all(ends)));
  };
  const reasonOf = async (named: ReleaseName): Promise<string | undefined> => {
    const key = nameOf(named);
    if (previewed.has(key)) return previewed.get(key);
    const descriptor = await registry.descriptor(named.name, named.version);
    if (descriptor === undefined) return 'being published';
    const used = Math.max(await endOf(key), lastSeen.get(key) ?? 0);
    if (now - used < retainMs) return `in use ${new Date(used).toISOString()}`;
    // The build time is not used, because the release may have been published later, or again after its files were removed.
    const stored = await registry.storedAt(descriptor);
    const keptMs = isPreviewVersion(named.version) ? Math.min(retainMs, PREVIEW_MS) : retainMs;
    return now - stored < keptMs ? `published ${new Date(stored).toISOString()}` : undefined;
  };

  const retained: (ReleaseName & { why: string })[] = [];
  const removed: ReleaseName[] = [];
  for (const name of await registry.apps()) {
    const stored = (await registry.versionsWithFiles(name)).map((version) => ({ name, version }));
    const reasoned = stored.map(async (named) => ({ named, why: reasons.get(nameOf(named)) ?? (await reasonOf(named)) }));
    for (const { named, why } of await Promise.all(reasoned)) {
      if (why === undefined) removed.push(named);
      else retained.push({ ...named, why });
    }
  }
  return { sequence: newest, removed, retained };
}

/** Removes the files of releases that are no longer needed, and checks again for what others make live meanwhile. */
export async function collectGarbage(registry: Registry, rules: RetentionRules): Promise<Retention> {
  let retention = await planRetention(registry, rules);
  const removed: ReleaseName[] = [];
  for (const { name, version } of retention.removed) {
    while ((await registry.head()).sequence !== retention.sequence) retention = await planRetention(registry, rules);
    if (!includes(retention.removed, { name, version })) continue;
    const release = await registry.release(name, version);
    if (release !== undefined) await (isPreviewVersion(version) ? registry.remove : registry.removeFiles)(release.descriptor);
    removed.push({ name, version });
  }
  // A promotion may have checked the files right before their removal, and writes its entry right after it.
  if (removed.length > 0) await after(rules.settleMs ?? SETTLE_MS);
  const manifests = await Promise.all((await sitesOf(registry)).map((site) => site.current()));
  const lost = manifests
    .flatMap((manifest) => (manifest === undefined ? [] : namedIn(manifest)))
    .filter((named) => includes(removed, named));
  if (lost.length > 0) {
    throw new RegistryRefusal(
      `${lost.map(nameOf).join(', ')} went live while its files were removed: publish the same build again, now`,
    );
  }
  return { ...retention, removed };
}

/** The registry as each of its sites. */
async function sitesOf(registry: Registry): Promise<readonly Registry[]> {
  return siteNames((await registry.on(DEFAULT_SITE).head()).policy).map((site) => registry.on(site));
}

/** The entry about a site that followed one; undefined when that was its newest. */
async function nextEntry({ record }: Registry, site: string, last: number, newest: number): Promise<HistoryRecord | undefined> {
  for (let sequence = last + 1; sequence <= newest; sequence += 1) {
    const next = await record(sequence);
    if (next === undefined || siteOf(next) === site) return next;
  }
  return undefined;
}

/** The releases whose files pages with this manifest may need. */
function namedIn(manifest: Manifest): readonly ReleaseName[] {
  return [...releasesIn(manifest), ...fallbacksIn(manifest)];
}

function includes(releases: readonly ReleaseName[], named: ReleaseName): boolean {
  return releases.some((release) => nameOf(release) === nameOf(named));
}
