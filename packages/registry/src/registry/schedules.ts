import type { ScheduleState, StageState } from '@parlour/release-contract/api';
import { type Audience, type Change, type Schedule, scheduleIn, type Stage } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import type { Freeze } from '@parlour/release-contract/policy';
import { audienceText, type HistoryRecord } from './history';
import type { DoneStage } from './historyIndex';
import type { Head, Registry } from './registry';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_AHEAD_MS = 60 * DAY_MS;

/** A schedule that has stages left. */
export interface OpenSchedule extends Pick<HistoryRecord, 'sequence' | 'by' | 'author' | 'reason' | 'at'> {
  readonly change: Schedule;
  /** Whether a second person has agreed to it. */
  readonly isApproved: boolean;
  readonly done: readonly DoneStage[];
}

/** The promotion that carries a stage out. What it is taken from is compared in the first stage alone: later that has moved on. */
export function promotionOfStage(
  { releases, stages, from, override }: Schedule,
  index: number,
): Extract<Change, { kind: 'promote' }> {
  const to = stages[index]?.to;
  if (to === undefined) throw new Error(`the schedule has no stage ${index}`);
  return { kind: 'promote', releases, to, ...(index === 0 && from !== undefined && { from }), ...(override && { override }) };
}

/** The schedules of a site that have stages left, oldest first. */
export async function openSchedules(registry: Registry): Promise<readonly OpenSchedule[]> {
  const { schedules } = await registry.index();
  const found = await Promise.all(
    [...schedules].map(async ([sequence, { done }]): Promise<readonly OpenSchedule[]> => {
      const record = await registry.record(sequence);
      const change = record && scheduleIn(record.change);
      if (record === undefined || change === undefined) return [];
      const { by, author, reason, at } = record;
      const open: OpenSchedule = { sequence, change, by, author, reason, at, done, isApproved: record.change.kind === 'approve' };
      return [open];
    }),
  );
  return found.flat();
}

/** When each stage was carried out, or can be at the earliest, in ms since 1970. */
export function timesOf(
  { change: { stages }, done, at }: Pick<OpenSchedule, 'change' | 'done' | 'at'>,
  nowMs: number,
): readonly number[] {
  let before = Date.parse(at);
  return stages.map((stage, index) => {
    const made = done[index]?.at;
    const time = made === undefined ? earliest(stage, before) : Date.parse(made);
    before = made === undefined ? Math.max(time, nowMs) : time;
    return time;
  });
}

function earliest({ at, after = 0 }: Stage, beforeMs: number): number {
  return at === undefined ? beforeMs + after * MINUTE_MS : Date.parse(at);
}

/** The freeze of a site at a time. */
export function freezeAt({ policy }: Pick<Head, 'policy'>, site: string, ms: number): Freeze | undefined {
  return policy.sites?.[site]?.freezes?.find(({ from, until }) => Date.parse(from) <= ms && ms < Date.parse(until));
}

/** What is wrong with the stages of a schedule, a sentence each; the times are those at the earliest. */
export function stageFaults(
  registry: Pick<Registry, 'site'>,
  head: Pick<Head, 'policy'>,
  schedule: Schedule,
  nowMs: number,
): readonly string[] {
  const { stages } = schedule;
  const times = timesOf({ change: schedule, done: [], at: new Date(nowMs).toISOString() }, nowMs);
  return stages.flatMap((stage, index) => {
    const named = `stage ${index + 1} (${stageText(stage.to)})`;
    const [time = 0, before] = [times[index], times[index - 1]];
    const previous = stages[index - 1];
    const when = new Date(time).toISOString();
    const freeze = freezeAt(head, registry.site, time);
    return [
      index === 0 && stage.after !== undefined && `${named} has no stage before it that it could come after`,
      index > 0 && stage.at === undefined && stage.after === undefined && `${named} has no time; say "after 1 h" or when`,
      stage.at !== undefined && time <= nowMs && `${named} is at ${when}, which is past`,
      before !== undefined && stage.at !== undefined && time <= before && `${named} is at ${when}, before the stage before it`,
      previous !== undefined &&
        rankOf(stage.to) <= rankOf(previous.to) &&
        `${named} reaches no more visitors than the stage before it, ${stageText(previous.to)}`,
      time - nowMs > MOST_AHEAD_MS && `${named} is at ${when}, more than ${MOST_AHEAD_MS / DAY_MS} days ahead`,
      freeze !== undefined && `${named} is at ${when}, in the freeze until ${freeze.until} (${freeze.reason})`,
    ].filter((fault) => fault !== false);
  });
}

/** `staff`, `5 %` or `everyone`. */
export function stageText(to: Audience): string {
  if (to.kind === 'ring') return to.ring;
  return to.share === EVERYONE ? 'everyone' : audienceText({ share: to.share, rings: [] });
}

/** Rings are fewer visitors than any share. */
function rankOf(to: Audience): number {
  if (to.kind === 'share') return to.share;
  return to.ring === 'staff' ? -2 : -1;
}

/**
 * The stages of a schedule that is planned: when each is at the earliest, and about when by the visitors of the last hour, if they are
 * known. `loadsPerHour` are those of the least visited app, of all its releases.
 */
export function plannedStages(change: Schedule, nowMs: number, loadsPerHour?: number): readonly StageState[] {
  const times = timesOf({ change, done: [], at: new Date(nowMs).toISOString() }, nowMs);
  let before: number | undefined = nowMs;
  return change.stages.map(({ to }, index) => {
    const due = times[index] ?? nowMs;
    const shown = change.stages[index - 1]?.to;
    const waitMs: number | undefined = shown === undefined ? 0 : gatheringMs(shown, change.loads, loadsPerHour);
    const about: number | undefined = before === undefined || waitMs === undefined ? undefined : Math.max(due, before + waitMs);
    before = about;
    return { to, due: new Date(due).toISOString(), ...(about !== undefined && { about: new Date(about).toISOString() }) };
  });
}

/** How long it takes until an audience has made so many loads; undefined when that is not known. */
function gatheringMs(to: Audience, loads: number, loadsPerHour: number | undefined): number | undefined {
  if (loads === 0) return 0;
  if (to.kind === 'ring' || !loadsPerHour) return undefined;
  return (loads / (loadsPerHour * (to.share / EVERYONE))) * 60 * MINUTE_MS;
}

/** Counts the loads of the least loaded of some releases since a stage was carried out. */
export type LoadsSince = (releases: readonly string[], since: DoneStage) => Promise<number>;

/** The schedules of a site for operations. */
export async function schedulesOf(
  registry: Registry,
  head: Pick<Head, 'policy'>,
  nowMs: number,
  loadsSince: LoadsSince | undefined,
): Promise<readonly ScheduleState[]> {
  const open = await openSchedules(registry);
  return Promise.all(open.map((schedule) => scheduleState(registry, head, schedule, nowMs, loadsSince)));
}

async function scheduleState(
  { site }: Registry,
  head: Pick<Head, 'policy'>,
  schedule: OpenSchedule,
  nowMs: number,
  loadsSince: LoadsSince | undefined,
): Promise<ScheduleState> {
  const { sequence, change, done, by, reason, at } = schedule;
  const { releases } = change;
  const [next = nowMs, last] = [timesOf(schedule, nowMs)[done.length], done.at(-1)];
  const seen = last && (await loadsSince?.(releases.map(nameOf), last));
  const freeze = freezeAt(head, site, Math.max(next, nowMs));
  // What comes after a stage that waits for the end of a freeze comes after that, too.
  const times = timesOf(schedule, freeze === undefined ? nowMs : Date.parse(freeze.until));
  const [waitsFor, until] =
    next > nowMs && freeze === undefined
      ? (['time', new Date(next).toISOString()] as const)
      : freeze === undefined
        ? (['loads', undefined] as const)
        : (['freeze', freeze.until] as const);
  return {
    sequence,
    releases,
    stages: change.stages.map(({ to }, index) => {
      const made = done[index];
      return { to, ...(made === undefined ? { due: new Date(times[index] ?? nowMs).toISOString() } : { done: made }) };
    }),
    waitsFor,
    ...(until !== undefined && { until }),
    ...(seen !== undefined && { loads: { seen, needed: change.loads } }),
    by,
    reason,
    at,
  };
}
