import type { Change, ReleaseName } from '@parlour/release-contract/change';
import type { Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, releasesIn, versionIn } from '@parlour/release-contract/names';
import { evidenceOf, withVerdicts } from './evidence';
import { plan, type Plan, type PlanInput } from './plan';
import type { Head, Registry } from '../registry/registry';

/** Gathers what a change is decided by, and decides it. */
export async function planChange(
  registry: Registry,
  { manifest: current, sequence }: Head,
  change: Change,
  now: () => Date,
): Promise<Plan> {
  const at = now().toISOString();
  // Refused for it, and their releases need not be read.
  if (namesTwice(change)) return plan({ current, evidence: new Map(), at }, change);
  const earlier = change.kind === 'return' ? (await registry.record(change.sequence))?.manifest : undefined;
  const { before, previousFallback } = await targetsOf(registry, current, change);
  const entering = [
    change.kind === 'promote' ? change.releases : [],
    earlier === undefined ? [] : releasesIn(earlier),
    before ?? [],
  ].flat();
  const fallbacks = [earlier === undefined ? [] : fallbacksIn(earlier), previousFallback ?? []].flat();
  const live = current === undefined ? [] : [...releasesIn(current), ...fallbacksIn(current)];
  const names = new Map([...live, ...entering, ...fallbacks].map((named) => [nameOf(named), named]));
  const isEntering = new Set([...entering, ...fallbacks].map(nameOf));
  const gathered = await Promise.all(
    [...names].map(async ([key, named]) => [key, await evidenceOf(registry, named, isEntering.has(key))] as const),
  );
  const found = new Map(gathered.flatMap(([key, one]) => (one === undefined ? [] : [[key, one] as const])));
  const evidence = change.kind === 'promote' ? await withVerdicts(registry, found, isEntering) : found;
  const standings = await registry.standings(change.kind === 'promote' ? fallbackCandidates(current, change) : []);
  return plan({ current, sequence: sequence + 1, evidence, standings, earlier, before, previousFallback, at }, change);
}

function namesTwice(change: Change): boolean {
  return change.kind === 'promote' && new Set(change.releases.map(({ name }) => name)).size < change.releases.length;
}

/** The releases among which the fallbacks of promoted ones are chosen. */
function fallbackCandidates(
  current: Manifest | undefined,
  { releases }: Extract<Change, { kind: 'promote' }>,
): readonly string[] {
  return releases.flatMap(({ name }) => {
    const { version, fallback } = current?.remotes[name] ?? {};
    return [version, fallback?.version].flatMap((one) => (one === undefined ? [] : [nameOf({ name, version: one })]));
  });
}

/** For a roll back: the release to go back to, and its fallback when it was live. */
async function targetsOf(
  registry: Registry,
  current: Manifest | undefined,
  change: Change,
): Promise<Pick<PlanInput, 'before' | 'previousFallback'>> {
  const version = change.kind === 'rollBack' && current ? versionIn(current, change.name) : undefined;
  if (change.kind !== 'rollBack' || version === undefined) return {};
  const before = await releaseBefore(registry, { name: change.name, version });
  const previousFallback = before && (await fallbackOf(registry, before));
  return { before, ...(previousFallback !== undefined && previousFallback.version !== version && { previousFallback }) };
}

/** The fallback of a release when it was live last. */
async function fallbackOf(registry: Registry, { name, version }: ReleaseName): Promise<ReleaseName | undefined> {
  const { stable } = (await registry.index()).releases.get(nameOf({ name, version })) ?? {};
  const live = stable && (await registry.record(stable.last))?.manifest?.remotes[name];
  return live?.fallback && { name, version: live.fallback.version };
}

/** What was live before a release first went live; rolling back twice goes two versions back. */
async function releaseBefore(registry: Registry, release: ReleaseName): Promise<ReleaseName | undefined> {
  const before = (await registry.index()).releases.get(nameOf(release))?.stable?.before;
  return before === undefined ? undefined : { name: release.name, version: before };
}
