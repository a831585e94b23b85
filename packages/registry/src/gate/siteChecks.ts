import type { Check } from '@parlour/release-contract/api';
import type { ReleaseName } from '@parlour/release-contract/change';
import { nameOf, versionIn } from '@parlour/release-contract/names';
import type { SiteRules } from '@parlour/release-contract/policy';
import { hasSite } from '@parlour/release-contract/sitePolicy';
import { entriesBefore } from '../registry/entriesBefore';
import { siteOf } from '../registry/history';
import type { Head, Registry } from '../registry/registry';
import { freezeAt } from '../registry/schedules';
import type { ComposedChange } from './plan';

const HOUR_MS = 3_600_000;

/**
 * What the rules of a site say about a change: whether there is a freeze, and whether another site has the releases of a promotion, as
 * it is taken from there or required.
 */
export async function siteChecks(
  registry: Registry,
  head: Pick<Head, 'policy'>,
  change: ComposedChange,
  now: () => Date,
): Promise<readonly Check[]> {
  const { policy } = head;
  const frozen = takesBack(change) ? undefined : freezeAt(head, registry.site, now().getTime());
  if (frozen !== undefined) {
    const found = `until ${frozen.until} only roll back, stop and switch off work here (${frozen.reason})`;
    return [{ name: 'freeze', isMet: false, found: [found] }];
  }
  if (change.kind !== 'promote') return [];
  const { from, releases, override } = change;
  const { requires } = policy.sites?.[registry.site] ?? {};
  return [
    ...(from === undefined ? [] : [await fromCheck(registry, hasSite(policy, from), from, releases)]),
    ...(requires === undefined ? [] : [await requiresCheck(registry, requires, releases, override !== undefined, now)]),
  ];
}

/** Whether a change only takes something from visitors, or brings back what they had before. */
function takesBack(change: ComposedChange): boolean {
  if (change.kind === 'switchWorker') return change.to === 'off';
  return ['stop', 'rollBack', 'switchOff'].includes(change.kind);
}

async function fromCheck(registry: Registry, isThere: boolean, from: string, releases: readonly ReleaseName[]): Promise<Check> {
  const faults: string[] = [];
  if (!isThere) faults.push(`there is no site ${from}`);
  else if (from === registry.site) faults.push(`${from} is this site itself`);
  else {
    const manifest = await registry.on(from).current();
    for (const named of releases) {
      const there = manifest && versionIn(manifest, named.name);
      if (there !== named.version)
        faults.push(`${from} has ${there ?? 'no release'} of ${named.name} for everyone, not ${named.version}`);
    }
  }
  return faults.length > 0
    ? { name: 'from', isMet: false, found: faults }
    : { name: 'from', isMet: true, found: [`${from} has ${releases.map(nameOf).join(', ')} for everyone`] };
}

async function requiresCheck(
  registry: Registry,
  { site, hours }: NonNullable<SiteRules['requires']>,
  releases: readonly ReleaseName[],
  isOverridden: boolean,
  now: () => Date,
): Promise<Check> {
  const there = registry.on(site);
  const runs = await Promise.all(
    releases.map(async (named) => ({ named, ms: await lastRunOf(there, named, hours * HOUR_MS, now().getTime()) })),
  );
  const short = runs.filter(({ ms }) => ms < hours * HOUR_MS);
  const textOf = ({ named, ms }: (typeof runs)[number]) =>
    `${nameOf(named)} was live on ${site} for ${hoursText(ms)} of the ${hours} h that ${registry.site} requires`;
  if (short.length === 0) return { name: 'requires', isMet: true, found: [`${site} has had it for ${hours} h`] };
  const hint = isOverridden ? 'a second person has to agree to that' : 'wait, or ask a second person with --override';
  return { name: 'requires', isMet: isOverridden, found: short.map((run) => `${textOf(run)}; ${hint}`) };
}

function hoursText(ms: number): string {
  return `${Math.floor((ms / HOUR_MS) * 10) / 10} h`;
}

/**
 * How long a release was live for everyone on a site when it last was, in ms; 0 when it never was. Time in which it was switched off
 * does not count. The history is read back no further than `enoughMs` of it.
 */
async function lastRunOf(there: Registry, { name, version }: ReleaseName, enoughMs: number, nowMs: number): Promise<number> {
  const last = (await there.index()).releases.get(nameOf({ name, version }))?.stable?.last;
  if (last === undefined) return 0;
  let until = await endOf(there, last, nowMs);
  let run: { readonly from: number; readonly to: number } | undefined;
  for await (const { manifest, at } of entriesBefore(there, last)) {
    if (manifest === undefined || versionIn(manifest, name) !== version) break;
    const isOff = manifest.remotes[name]?.off === 'all';
    if (isOff && run !== undefined) break;
    if (!isOff) run = { from: Date.parse(at), to: run?.to ?? until };
    if (run !== undefined && run.to - run.from >= enoughMs) break;
    until = Date.parse(at);
  }
  return run === undefined ? 0 : Math.max(run.to - run.from, 0);
}

/** When the next entry about the site was made, after one; now, if there is none. */
async function endOf(there: Registry, sequence: number, nowMs: number): Promise<number> {
  for (const later of await there.history(sequence + 1)) {
    const record = await there.record(later);
    if (record !== undefined && siteOf(record) === there.site) return Date.parse(record.at);
  }
  return nowMs;
}
