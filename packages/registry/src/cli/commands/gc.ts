import { siteNames } from '@parlour/release-contract/sitePolicy';
import { defineCommand } from 'citty';
import { RegistryRefusal } from '../../registry/refusals';
import type { Registry } from '../../registry/registry';
import { collectGarbage, planRetention } from '../../registry/retention';
import { lastUses } from '../../canary/releaseUsage';
import { keptForPreviews } from '../../site/releasePreviews';
import { siteStore } from '../../storage/siteStore';
import type { Store } from '../../storage/store';
import { openContext, print } from '../context';

const HOUR_MS = 3_600_000;
/** Older than any write that is still running. */
const CUT_OFF_AFTER_MS = 24 * HOUR_MS;

export const gcCommand = defineCommand({
  meta: { name: 'gc', description: 'Removes the files of releases that nobody can need any more' },
  args: {
    'keep-hours': {
      type: 'string',
      description: 'How long a release stays after it was last live or seen, or its files were stored',
      default: '72',
    },
    'keep-manifests': { type: 'string', description: 'How many manifests back one can go', default: '20' },
    'dry-run': { type: 'boolean', description: 'Only says what would be removed', default: false },
  },
  run: async ({ args }) => {
    const { registry, store } = await openContext();
    const retainMs = count('keep-hours', args['keep-hours']) * HOUR_MS;
    const now = Date.now();
    const { over, kept } = await keptForPreviews(store, now);
    if (!args['dry-run']) for (const key of over) await store.remove(key);
    const rules = {
      previewed: kept,
      retainMs,
      retainManifests: count('keep-manifests', args['keep-manifests']),
      lastSeen: await lastUsesOnAnySite(registry, store, now - retainMs),
      now,
    };
    if (!args['dry-run']) await store.removeCutOff?.(now - CUT_OFF_AFTER_MS);
    const { removed, retained } = await (args['dry-run'] ? planRetention : collectGarbage)(registry, rules);
    for (const { name, version, why } of retained) print(`  keeps   ${name}@${version}  ${why}`);
    for (const { name, version } of removed) print(`  ${args['dry-run'] ? 'would remove' : 'removed'} ${name}@${version}`);
    print(`${removed.length} ${args['dry-run'] ? 'would be removed' : 'removed'}, ${retained.length} kept`);
  },
});

/** When a page of some site last reported a release: open pages of every site need their files. */
async function lastUsesOnAnySite(registry: Registry, store: Store, sinceMs: number): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  for (const site of siteNames((await registry.head()).policy)) {
    for (const [release, at] of await lastUses(siteStore(store, site), sinceMs))
      seen.set(release, Math.max(seen.get(release) ?? 0, at));
  }
  return seen;
}

function count(option: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new RegistryRefusal(`--${option} ${text} is not a number`);
  return number;
}
