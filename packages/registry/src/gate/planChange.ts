import type { Change, ReleaseName } from '@parlour/release-contract/change';
import type { Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, releasesIn, versionIn } from '@parlour/release-contract/names';
import { evidenceOf, withVerdicts } from './evidence';
import { plan, type Plan, type PlanInput } from './plan';
import { siteChecks } from './siteChecks';
import { siteOf } from '../registry/history';
import type { Head, Registry } from '../registry/registry';

/** Gathers the input of a decision, and decides. */
export async function planChange(registry: Registry, head: Head, change: Change, now: () => Date): Promise<Plan> {
  const { manifest: current, sequence } = head;
  const at = now().toISOString();
  // The change is refused for this anyway, so the releases need not be read.
  if (namesTwice(change)) return plan({ current, evidence: new Map(), at }, change);
  const record = change.kind === 'return' ? await registry.record(change.sequence) : undefined;
  const earlier = record !== undefined && siteOf(record) === registry.site ? record.manifest : undefined;
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
  const gatheredEvidence = new Map(gathered.flatMap(([key, one]) => (one === undefined ? [] : [[key, one] as const])));
  const evidence = change.kind === 'promote' ? await withVerdicts(registry, gatheredEvidence, isEntering) : gatheredEvidence;
  const standings = await registry.standings(change.kind === 'promote' ? fallbackCandidates(current, change) : []);
  const own = await siteChecks(registry, head, change, now);
  const { checks, next, difference } = plan(
    { current, site: registry.site, sequence: sequence + 1, evidence, standings, earlier, before, previousFallback, at },
    change,
  );
  return { checks: [...checks, ...own], difference, next: own.every(({ isMet }) => isMet) ? next : undefined };
}

function namesTwice(change: Change): boolean {
  return change.kind === 'promote' && new Set(change.releases.map(({ name }) => name)).size < change.releases.length;
}

/** The candidates for the fallbacks of promoted releases. */
function fallbackCandidates(
  current: Manifest | undefined,
  { releases }: Extract<Change, { kind: 'promote' }>,
): readonly string[] {
  return releases.flatMap(({ name }) => {
    const { version, fallback } = current?.remotes[name] ?? {};
    return [version, fallback?.version].flatMap((one) => (one === undefined ? [] : [nameOf({ name, version: one })]));
  });
}

/** For a rollback: the release to restore, and the fallback that it had when it was live. */
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

/** The fallback that a release had when it was last live. */
async function fallbackOf(registry: Registry, { name, version }: ReleaseName): Promise<ReleaseName | undefined> {
  const { stable } = (await registry.index()).releases.get(nameOf({ name, version })) ?? {};
  const live = stable && (await registry.record(stable.last))?.manifest?.remotes[name];
  return live?.fallback && { name, version: live.fallback.version };
}

/** The release that was live before a release first went live; a second rollback therefore goes one version further back. */
async function releaseBefore(registry: Registry, release: ReleaseName): Promise<ReleaseName | undefined> {
  const before = (await registry.index()).releases.get(nameOf(release))?.stable?.before;
  return before === undefined ? undefined : { name: release.name, version: before };
}
