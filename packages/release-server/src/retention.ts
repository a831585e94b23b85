import type { ReleaseName } from '@parlour/release-contract/change';
import { fallbacksIn, nameOf, releasesIn } from '@parlour/release-contract/names';
import type { Registry } from './registry';

export interface RetentionRules {
  /** How long a release stays after it was last live, seen by a player's page, or published. */
  readonly retainMs: number;
  /** How many manifests back a rollback can go. */
  readonly retainManifests: number;
  /** When a page last reported a release as loaded, by `name@version`, in ms since 1970. */
  readonly lastSeen: ReadonlyMap<string, number>;
  readonly now: number;
}

export interface Retention {
  readonly removed: readonly ReleaseName[];
  /** The releases that stay, with the reason. */
  readonly retained: readonly (ReleaseName & { readonly why: string })[];
}

/** Decides which releases are no longer needed: not live, no target of a roll back, not seen for a while. Removes nothing. */
export async function planRetention(registry: Registry, rules: RetentionRules): Promise<Retention> {
  const { retainMs, retainManifests, lastSeen, now } = rules;
  const reasons = new Map<string, string>();
  const sequences = await registry.history();
  const newest = sequences.at(-1);
  const endedAt = new Map<string, number>();
  const seenLive = new Set<string>();
  let next: { readonly at: string } | undefined;
  for (const sequence of sequences.toReversed()) {
    const record = await registry.record(sequence);
    if (record?.manifest === undefined) continue;
    for (const key of [...releasesIn(record.manifest), ...fallbacksIn(record.manifest)].map(nameOf)) {
      if (sequence === newest) reasons.set(key, 'live');
      else if (sequences.length - sequences.indexOf(sequence) <= retainManifests && !reasons.has(key)) {
        reasons.set(key, `manifest ${sequence} can be gone back to`);
      }
      if (!seenLive.has(key)) endedAt.set(key, next === undefined ? now : Date.parse(next.at));
      seenLive.add(key);
    }
    next = record;
  }
  const retained: (ReleaseName & { why: string })[] = [];
  const removed: ReleaseName[] = [];
  for (const name of await registry.apps()) {
    for (const version of await registry.versions(name)) {
      const key = nameOf({ name, version });
      const built = (await registry.release(name, version))?.descriptor.builtAt ?? '';
      const last = Math.max(Date.parse(built), endedAt.get(key) ?? 0, lastSeen.get(key) ?? 0);
      const why = reasons.get(key) ?? (now - last < retainMs ? `in use ${new Date(last).toISOString()}` : undefined);
      if (why === undefined) removed.push({ name, version });
      else retained.push({ name, version, why });
    }
  }
  return { removed, retained };
}

/** Removes the files of releases that are no longer needed. */
export async function collectGarbage(registry: Registry, rules: RetentionRules): Promise<Retention> {
  const retention = await planRetention(registry, rules);
  for (const { name, version } of retention.removed) {
    const release = await registry.release(name, version);
    if (release !== undefined) await registry.removeFiles(release.descriptor);
  }
  return retention;
}
