import { nameOf } from '@parlour/release-contract/names';
import type { Author, Caller, Policy } from '@parlour/release-contract/policy';
import { appsToApprove, lacking, requirementsOf } from '@parlour/release-contract/rights';
import { callerOn } from '@parlour/release-contract/sitePolicy';
import { planChange } from '../gate/planChange';
import type { HistoryRecord } from './history';
import { recordedChecks } from './recordedChecks';
import { refusalsOf } from './refusals';
import type { Head, NewEntry, Registry } from './registry';
import { freezeAt, type LoadsSince, type OpenSchedule, openSchedules, promotionOfStage, stageText, timesOf } from './schedules';

const TRIES = 60;
/** After so long a stage that could not be carried out ends its schedule, because nobody expects it any more. */
const MOST_LATE_MS = 7 * 24 * 3_600_000;
const SCHEDULE: Author = { kind: 'registry', name: 'schedule' };

interface Carrying {
  readonly now: () => Date;
  /** Whether the guardrail has something against a release. */
  readonly isWorse: (release: string) => boolean;
  readonly loadsSince: LoadsSince;
}

/**
 * Carries out each stage whose time has come, unless a freeze, the guardrail or too few loads stand against it; returns the entries that
 * were made. Any number of processes may do so at once: an entry is added only after the one that was read, so each stage is carried out
 * once.
 */
export async function carryOutSchedules(
  registry: Registry,
  { now, isWorse, loadsSince }: Carrying,
): Promise<readonly HistoryRecord[]> {
  const made: HistoryRecord[] = [];
  const nowMs = now().getTime();
  for (const schedule of await openSchedules(registry)) {
    const { change, done } = schedule;
    const due = timesOf(schedule, nowMs)[done.length] ?? nowMs;
    const head = await registry.head();
    if (due > nowMs || freezeAt(head, registry.site, nowMs) !== undefined) continue;
    const releases = change.releases.map(nameOf);
    const last = done.at(-1);
    const isLate = nowMs - waitingSince(head, registry.site, due, nowMs) > MOST_LATE_MS;
    const isHeldBack = last !== undefined && (releases.some(isWorse) || (await loadsSince(releases, last)) < change.loads);
    if (isHeldBack && !isLate) continue;
    const record = await carryOut(registry, schedule, isLate, now);
    if (record !== undefined) made.push(record);
  }
  return made;
}

/** Since when a stage could have been carried out: time in a freeze does not count. */
function waitingSince({ policy }: Pick<Head, 'policy'>, site: string, dueMs: number, nowMs: number): number {
  const ends = (policy.sites?.[site]?.freezes ?? []).map(({ until }) => Date.parse(until)).filter((until) => until <= nowMs);
  return Math.max(dueMs, ...ends);
}

/** Carries out the next stage of a schedule; undefined when another process did, or somebody changed the app meanwhile. */
async function carryOut(
  registry: Registry,
  schedule: OpenSchedule,
  isLate: boolean,
  now: () => Date,
): Promise<HistoryRecord | undefined> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const head = await registry.head();
    const known = (await registry.index()).schedules.get(schedule.sequence);
    if (known?.done.length !== schedule.done.length) return undefined;
    const entry = await entryOf(registry, head, schedule, isLate, now);
    const { name } = SCHEDULE;
    const record = await registry.commit(head, { ...entry, author: SCHEDULE, by: name, at: now().toISOString() });
    if (record !== undefined) return record;
  }
  return undefined;
}

/** The entry that carries the next stage out; or one that ends the schedule, when the stage is not allowed any more. */
async function entryOf(
  registry: Registry,
  head: Head,
  { sequence, change, done, author, by, reason, isApproved }: OpenSchedule,
  isLate: boolean,
  now: () => Date,
): Promise<Pick<NewEntry, 'manifest' | 'change' | 'difference' | 'reason' | 'checks'>> {
  const { manifest, policy } = head;
  const stage = done.length;
  const promotion = promotionOfStage(change, stage);
  const { releases, to } = promotion;
  const named = `stage ${stage + 1} of ${change.stages.length} (${stageText(to)}) of entry ${sequence}`;
  const { checks, next, difference } = await planChange(registry, head, promotion, now);
  const caller = author && callerNow(policy, author);
  const lacks =
    caller === undefined
      ? [`${by} is not a member any more`]
      : lacking(
          callerOn(caller, registry.site),
          requirementsOf(promotion, manifest, next ?? manifest ?? { shell: { version: '' }, remotes: {} }),
        );
  const waiting = isApproved ? [] : appsToApprove(policy, promotion, manifest);
  const against = [
    ...(isLate ? ['it could not be carried out for a week'] : []),
    ...lacks,
    ...waiting.map((app) => `${app} needs a second person for it by now`),
    ...(next === undefined ? refusalsOf(checks) : []),
  ];
  if (next === undefined || against.length > 0) {
    const names = releases.map(({ name }) => name);
    return {
      manifest,
      change: { kind: 'cancel', name: names[0] ?? '' },
      difference: [`schedule of ${names.join(', ')} ended before ${named}`],
      reason: against.join('. '),
      checks: recordedChecks(checks),
    };
  }
  return {
    manifest: next,
    change: { kind: 'stage', schedule: sequence, stage, releases, to },
    difference: [...difference],
    checks: recordedChecks(checks),
    reason: `${named} (${by}: ${reason})`,
  };
}

/**
 * The author of a schedule with the rights of today; undefined for a member who is none any more. People who logged in with a group, and
 * holders of the site's token, cannot be asked again: what they were allowed counts.
 */
function callerNow({ members }: Policy, author: Author): Caller | undefined {
  const { [author.name]: member } = members;
  const isMember = author.kind === 'team' || (author.kind === 'person' && author.subject === undefined);
  if (!isMember) return { author };
  return member === undefined ? undefined : { author, rights: [member] };
}
