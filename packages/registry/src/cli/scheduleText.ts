import type { ScheduleState, StageState } from '@parlour/release-contract/api';
import type { Schedule } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import { stageText } from '../registry/schedules';
import { timeText, waitText } from './times';

/** The stages of a plan, a line each: when, after how many loads, and about when that will be. */
export function plannedText({ loads }: Schedule, stages: readonly StageState[], now = new Date()): readonly string[] {
  return stages.map(({ to, due, about }, index) => {
    const named = `  stage ${index + 1}: ${stageText(to)}`;
    if (due === undefined || Date.parse(due) <= now.getTime()) return `${named} now`;
    const isLater = about !== undefined && Date.parse(about) > Date.parse(due);
    const gathered =
      index === 0 || loads === 0
        ? ''
        : `, once ${loads} loads of the stage before were seen${about === undefined ? ', which the visitors of the last hour do not foretell' : ''}`;
    return `${named} ${timeText(due)} at the earliest${gathered}${isLater ? `: about ${timeText(about)} by the visitors of the last hour` : ''}`;
  });
}

/** What a schedule does next, and what it waits for: `next: 25 % in 12 min, Fri 20 Nov, 14:00 (UTC); then everyone …`. */
export function scheduleText({ sequence, stages, waitsFor, until, loads, by }: ScheduleState, now = new Date()): string {
  const [next, ...later] = stages.filter(({ done }) => done === undefined);
  const waits = {
    time: until && `in ${waitText(until, now)}, ${timeText(until)}`,
    freeze: until && `after the freeze, in ${waitText(until, now)}, ${timeText(until)}`,
    loads: 'as soon as enough loads were seen',
  }[waitsFor];
  const seen = loads && `${Math.min(loads.seen, loads.needed)} of ${loads.needed} loads of the stage before were seen`;
  const then = later.map(({ to, due }) => `${stageText(to)} ${due === undefined ? '' : timeText(due)}`);
  return `${[
    `next: ${next === undefined ? 'nothing' : stageText(next.to)} ${[waits, seen].filter(Boolean).join('; ')}`,
    ...(then.length > 0 ? [`then ${then.join(', ')}`] : []),
  ].join('; ')} (entry ${sequence}, ${by})`;
}

/** The schedule that an app has. */
export function scheduleOf(schedules: readonly ScheduleState[], app: string): ScheduleState | undefined {
  return schedules.find(({ releases }) => releases.some(({ name }) => name === app));
}

/** `wallet@1.6.0, records@2.0.0` */
export function releasesText({ releases }: Pick<ScheduleState, 'releases'>): string {
  return releases.map(nameOf).join(', ');
}
