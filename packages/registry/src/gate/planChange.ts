import { type Change, isImmediate, type ReleaseName, type Schedule } from '@parlour/release-contract/change';
import type { Manifest } from '@parlour/release-contract/manifest';
import { isPreviewVersion } from '@parlour/release-contract/previewVersion';
import { fallbacksIn, nameOf, releasesIn, versionIn } from '@parlour/release-contract/names';
import { evidenceOf, withVerdicts } from './evidence';
import { type ComposedChange, plan, type Plan, type PlanInput, refused } from './plan';
import { type OpenSchedule, openSchedules, plannedStages, promotionOfStage, stageFaults, stageText } from '../registry/schedules';
import { siteChecks } from './siteChecks';
import { COMMAND } from '../registry/commandName';
import { siteOf } from '../registry/history';
import type { Head, Registry } from '../registry/registry';

/** Gathers the input of a decision, and decides. */
export async function planChange(registry: Registry, head: Head, change: Change, now: () => Date): Promise<Plan> {
  const previewed = 'releases' in change ? change.releases.find(({ version }) => isPreviewVersion(version)) : undefined;
  if (previewed !== undefined)
    return refused(`${nameOf(previewed)} is a preview, which never goes live; publish what was merged as a release`);
  if (change.kind === 'schedule') return planSchedule(registry, head, change, now);
  if (change.kind === 'cancel') return planCancel(registry, head, change.name);
  const planned = await planComposed(registry, head, change, now);
  return planned.next === undefined && (change.kind === 'stop' || change.kind === 'rollBack')
    ? withWaiting(registry, planned, change.name)
    : planned;
}

/** Whoever wants a release away may not know that it has not even begun: says how its schedule is ended. */
async function withWaiting(registry: Registry, planned: Plan, name: string): Promise<Plan> {
  const [waiting] = await schedulesOfApps(registry, [name]);
  if (waiting === undefined) return planned;
  const found = [`${name} has a schedule, of entry ${waiting.sequence}; end it with: ${COMMAND} cancel ${name} --reason …`];
  return { ...planned, checks: [...planned.checks, { name: 'stages', isMet: false, found }] };
}

/** A schedule is planned as its first stage, at the time of that; until then what is live stays. */
async function planSchedule(registry: Registry, head: Head, change: Schedule, now: () => Date): Promise<Plan> {
  const nowMs = now().getTime();
  const isNothingLive = head.manifest === undefined && !isImmediate(change);
  const faults = [
    ...stageFaults(registry, head, change, nowMs),
    ...(isNothingLive ? ['nothing is live yet; the first composition goes live at once'] : []),
  ];
  const [first, ...later] = plannedStages(change, nowMs);
  const isNow = isImmediate(change);
  const { checks, difference, next } = await planComposed(
    registry,
    head,
    promotionOfStage(change, 0),
    isNow ? now : () => new Date(first?.due ?? nowMs),
  );
  const apps = change.releases.map(nameOf).join(', ');
  const ended = await schedulesOfApps(
    registry,
    change.releases.map(({ name }) => name),
  );
  const endings = ended.map((one) => `ends the schedule of entry ${one.sequence}`);
  const lines = (isNow ? later : [first, ...later]).flatMap((one) =>
    one === undefined ? [] : [`${apps} for ${stageText(one.to)}, ${one.due} at the earliest`],
  );
  const text = `${change.stages.length} stages; each after the first needs ${change.loads} loads of the one before`;
  return {
    checks: [...checks, { name: 'stages', isMet: faults.length === 0, found: faults.length === 0 ? [text] : faults }],
    difference: [...(isNow ? difference : []), ...lines, ...endings],
    next: faults.length > 0 || next === undefined ? undefined : isNow ? next : head.manifest,
  };
}

/** The schedules that name one of the apps. */
async function schedulesOfApps(registry: Registry, apps: readonly string[]): Promise<readonly OpenSchedule[]> {
  const open = await openSchedules(registry);
  return open.filter(({ change }) => change.releases.some(({ name }) => apps.includes(name)));
}

async function planCancel(registry: Registry, { manifest }: Head, name: string): Promise<Plan> {
  const [schedule] = await schedulesOfApps(registry, [name]);
  if (schedule === undefined) return refused(`${name} has no schedule`);
  const { change, done, sequence } = schedule;
  const left = change.stages.slice(done.length).map(({ to }) => stageText(to));
  const apps = change.releases.map(nameOf).join(', ');
  return { checks: [], difference: [`schedule of entry ${sequence} ended: ${apps} not for ${left.join(', ')}`], next: manifest };
}

async function planComposed(registry: Registry, head: Head, change: ComposedChange, now: () => Date): Promise<Plan> {
  const own = await siteChecks(registry, head, change, now);
  const { checks, next, difference } = await decide(registry, head, change, now);
  return { checks: [...checks, ...own], difference, next: own.every(({ isMet }) => isMet) ? next : undefined };
}

/** What the gate says about a change, without the rules of the site. */
export async function decide(registry: Registry, head: Head, change: ComposedChange, now: () => Date): Promise<Plan> {
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
  return plan(
    { current, site: registry.site, sequence: sequence + 1, evidence, standings, earlier, before, previousFallback, at },
    change,
  );
}

function namesTwice(change: ComposedChange): boolean {
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
  change: ComposedChange,
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
