import { isDeepStrictEqual } from 'node:util';
import { nameOf } from '@parlour/release-contract/names';
import type { Policy } from '@parlour/release-contract/policy';
import { hasSite, siteNames } from '@parlour/release-contract/sitePolicy';
import { RegistryRefusal } from '../registry/refusals';
import { liveOf, type NamedRoot, servedFaults, type SiteReader } from '../trust/verifySite';
import { breachesOf } from './changes/breaches';
import type { AppChange, ChangeReport, ReportedChange } from './changeReport';
import { type ClassFinding, classesOfDifference, classesOfSwitch, joined } from './changes/classes';
import type { ClassRules } from './changes/classRules';
import { deedsOf } from './changes/deeds';
import { liveFaults } from './evidence/liveFaults';
import { type Move, movesBetween } from './changes/moves';
import { packageDifference } from './changes/packageDifference';
import type { Period } from './evidence/period';
import { provenanceOf } from './changes/releaseProvenance';
import { type EvidenceSource, type PeriodEntry, readHistory, type ReadHistory } from './evidence/readHistory';
import { releaseDifference } from './changes/releaseDifference';
import { createReleaseEvidence, type ReleaseEvidence } from './evidence/releaseEvidence';
import { liveTimesIn, stopsIn, summaryOf } from './reportTables';

interface ReportRequest {
  readonly period: Period;
  readonly rules: ClassRules;
  /** SHA-256 of the file that added rules. */
  readonly rulesHash?: string | undefined;
  /** The root key that the reader knows. */
  readonly root?: NamedRoot | undefined;
  /** Only this site; default: all. */
  readonly site?: string | undefined;
  /** A running site whose manifest has to be the newest of the history. */
  readonly served?: Pick<SiteReader, 'host' | 'manifest'> | undefined;
  readonly now?: Date;
}

/** A report, or what is wrong with the evidence, a sentence each: there is no report from evidence with a fault. */
export type Reported = { readonly report: ChangeReport } | { readonly faults: readonly string[] };

/**
 * Makes the change report of a period from signed documents, with public keys alone. Throws a RegistryRefusal for evidence of another
 * registry, and an UnknownFormat for that of a later version.
 */
export async function createReport(
  source: EvidenceSource,
  { period, rules, rulesHash, root, site, served, now = new Date() }: ReportRequest,
): Promise<Reported> {
  if (period.fromMs > now.getTime())
    throw new RegistryRefusal(`--from ${period.from} is after today: nobody knows what was changed then`);
  const history = await readHistory(source, period, { root, site });
  if (history.faults.length > 0) return { faults: history.faults };
  if (site !== undefined && !hasSite(history.last.policy, site))
    throw new RegistryRefusal(`there is no site ${site}; there are: ${siteNames(history.last.policy).join(', ')}`);
  const releases = createReleaseEvidence(source, history);
  const unsigned = await liveFaults(history.entries, releases.published);
  if (unsigned.length > 0) return { faults: unsigned };
  const changes: ReportedChange[] = [];
  for (const entry of history.entries) changes.push(await changeOf(entry, { history, releases, rules, now }));
  const { trust, last, lastAt } = history;
  const hidden =
    served === undefined
      ? []
      : await servedFaults(
          served,
          trust,
          () => liveOf(last, served),
          async () => false,
          () => now.getTime(),
        );
  const older = hidden.map((fault) => `${fault}; or the evidence is older: then ask for a newer one`);
  const faults = [...releases.faults, ...older];
  if (faults.length > 0) return { faults };
  const { from, to, zone } = period;
  const stops = stopsIn(changes, history.live);
  const live = liveTimesIn(history.live, period, { site, now });
  const loads = await source.loads(period, siteNames(last.policy));
  return {
    report: {
      format: 1,
      period: { from, to, zone },
      ...(site !== undefined && { site }),
      madeAt: now.toISOString(),
      evidence: {
        name: source.name,
        root: history.root,
        rootFrom: root === undefined ? 'evidence' : 'reader',
        last: { sequence: last.sequence, hash: last.hash, at: lastAt },
        ...(served !== undefined && { servedBy: served.host }),
        ...(rulesHash !== undefined && { classRules: rulesHash }),
      },
      summary: summaryOf(changes, stops),
      gaps: gapsOf(changes, { period, now, lastAt }),
      changes,
      live,
      loads: loads.filter((one) =>
        live.some((time) => time.site === one.site && nameOf({ name: time.app, version: time.version }) === one.release),
      ),
      stops,
    },
  };
}

interface Scene {
  readonly history: ReadHistory;
  readonly releases: ReturnType<typeof createReleaseEvidence>;
  readonly rules: ClassRules;
  readonly now: Date;
}

async function changeOf(entry: PeriodEntry, scene: Scene): Promise<ReportedChange> {
  const { record, site, before, after, policies } = entry;
  const { sequence, at, change, difference, checks } = record;
  const apps: AppChange[] = [];
  for (const move of movesBetween(before, after)) apps.push(await appChangeOf(move, scene));
  const isUnchecked = ['setPolicy', 'decline', 'promotedTo', 'cancel'].includes(change.kind);
  const governed = change.kind === 'setPolicy' ? classesOfPolicy(policies.before, policies.after) : [];
  return {
    entry: sequence,
    at,
    site,
    kind: change.kind,
    isLive: apps.length > 0,
    difference,
    ...deedsOf(record, scene.history.answers, scene.now.toISOString()),
    gate: {
      state: checks !== undefined ? 'recorded' : isUnchecked ? 'unchecked' : 'unrecorded',
      checks: [...(checks ?? [])],
    },
    breaches: [...breachesOf(entry, scene.history.answers)],
    classes: writable(joined([...governed, ...apps.flatMap((app) => app.classes)])),
    apps,
  };
}

async function appChangeOf(move: Move, { releases, rules }: Scene): Promise<AppChange> {
  const { app, from, to, audience, switched } = move;
  const named = { app, from: from ?? null, to: to ?? null, audience };
  if (switched !== undefined) return { ...named, switched: [...switched], classes: writable(classesOfSwitch(rules, switched)) };
  const [was, is] = await Promise.all(
    [from, to].map(async (version) => (version === undefined ? undefined : releases.of({ name: app, version }))),
  );
  const difference = releaseDifference(was, is);
  const { added, changed, removed, same, screens } = difference;
  return {
    ...named,
    ...(is && { release: { signer: is.signer, key: is.key, provenance: provenanceOf(is) } }),
    files: {
      compared: difference.isByContent ? 'content' : 'hash',
      added: [...added],
      changed: [...changed],
      removed: [...removed],
      same,
    },
    screens: screens.map(({ screen, paths }) => ({ screen, paths: [...paths] })),
    isShared: difference.isShared,
    packages: packagesOf(was, is),
    classes: writable(classesOfDifference(difference, rules, app, [was?.descriptor, is?.descriptor])),
  };
}

function packagesOf(was: ReleaseEvidence | undefined, is: ReleaseEvidence | undefined): NonNullable<AppChange['packages']> {
  const isMissing = [was, is].some((one) => one !== undefined && one.sbom === undefined);
  if (isMissing) return { state: 'missing', added: [], removed: [], changed: [] };
  const { added, removed, changed } = packageDifference(was?.sbom, is?.sbom);
  return { state: 'compared', added: [...added], removed: [...removed], changed: [...changed] };
}

/** Members and their rights, and the rules of apps, are rights; what sites there are and what they need is configuration. */
function classesOfPolicy(before: Policy, after: Policy): readonly ClassFinding[] {
  const isSame = (part: 'members' | 'apps' | 'sites') => isDeepStrictEqual(before[part] ?? {}, after[part] ?? {});
  return [
    ...(isSame('members') && isSame('apps') ? [] : [{ name: 'rights', because: ['who may do what'] }]),
    ...(isSame('sites') ? [] : [{ name: 'configuration', because: ['the sites and their rules'] }]),
  ];
}

function writable(found: readonly ClassFinding[]): AppChange['classes'] {
  return found.map(({ name, because }) => ({ name, because: [...because] }));
}

/** What the report cannot know, a sentence each. */
function gapsOf(
  changes: readonly ReportedChange[],
  { period, now, lastAt }: { readonly period: Period; readonly now: Date; readonly lastAt: string },
): string[] {
  const apps = changes.flatMap((change) => change.apps);
  const byHash = apps.filter(({ files }) => files?.compared === 'hash').length;
  const withoutPackages = apps.filter(({ packages }) => packages?.state === 'missing').length;
  return [
    ...(period.endMs > now.getTime()
      ? [`it was made before ${period.to} was over: what came after ${now.toISOString()} is not in it`]
      : []),
    ...(Date.parse(lastAt) < period.endMs
      ? [`the evidence ends with an entry of ${lastAt}: what was changed after it was written is not in it`]
      : []),
    ...(byHash > 0
      ? [`${byHash} changes are compared by hash alone, as scripts are missing: then every script counts as changed`]
      : []),
    ...(withoutPackages > 0 ? [`of ${withoutPackages} changes a bill of materials is missing; the store keeps all of them`] : []),
  ];
}
