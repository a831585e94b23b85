import type { ScheduleState } from '@parlour/release-contract/api';
import type { Schedule } from '@parlour/release-contract/change';
import { plannedStages } from '../registry/schedules';
import { plannedText, scheduleText } from './scheduleText';
import type * as Times from './times';

jest.mock('./times', () => {
  const times = jest.requireActual<typeof Times>('./times');
  return { ...times, timeText: (iso: string) => times.timeText(iso, 'UTC') };
});

const now = new Date('2026-11-20T12:00:00Z');
const share = (percent: number) => ({ kind: 'share', share: percent * 100 }) as const;
const schedule: Schedule = {
  kind: 'schedule',
  releases: [{ name: 'wallet', version: '1.6.0' }],
  stages: [{ to: share(5) }, { to: share(25), after: 60 }, { to: share(100), at: '2026-11-24T04:00:00.000Z' }],
  loads: 400,
};

it.each([
  [
    undefined,
    [
      '  stage 1: 5 % now',
      '  stage 2: 25 % Fri 20 Nov, 13:00 (UTC) at the earliest, once 400 loads of the stage before were seen, which the visitors of the last hour do not foretell',
      '  stage 3: everyone Tue 24 Nov, 04:00 (UTC) at the earliest, once 400 loads of the stage before were seen, which the visitors of the last hour do not foretell',
    ],
  ],
  [
    800,
    [
      '  stage 1: 5 % now',
      '  stage 2: 25 % Fri 20 Nov, 13:00 (UTC) at the earliest, once 400 loads of the stage before were seen: about Fri 20 Nov, 22:00 (UTC) by the visitors of the last hour',
      '  stage 3: everyone Tue 24 Nov, 04:00 (UTC) at the earliest, once 400 loads of the stage before were seen',
    ],
  ],
])('a plan with %s loads an hour says how many each stage needs, and about when it has them', (perHour, lines) => {
  expect(plannedText(schedule, plannedStages(schedule, now.getTime(), perHour), now)).toEqual(lines);
});

const state = (own: Partial<ScheduleState>): ScheduleState => ({
  sequence: 214,
  releases: schedule.releases,
  stages: [
    { to: share(5), done: { at: now.toISOString(), sequence: 214 } },
    { to: share(25), due: '2026-11-20T13:00:00Z' },
    { to: share(100), due: '2026-11-24T04:00:00Z' },
  ],
  waitsFor: 'time',
  until: '2026-11-20T13:00:00Z',
  by: 'ana',
  reason: 'receipts',
  at: now.toISOString(),
  ...own,
});

it.each<[string, Partial<ScheduleState>, string]>([
  ['its time', {}, 'next: 25 % in 1 h 0 min, Fri 20 Nov, 13:00 (UTC); then everyone Tue 24 Nov, 04:00 (UTC) (entry 214, ana)'],
  [
    'loads',
    { waitsFor: 'loads', until: undefined, loads: { seen: 120, needed: 400 } },
    'next: 25 % as soon as enough loads were seen; 120 of 400 loads of the stage before were seen; then everyone Tue 24 Nov, 04:00 (UTC) (entry 214, ana)',
  ],
  [
    'the end of a freeze',
    { waitsFor: 'freeze', until: '2026-11-22T12:00:00Z' },
    'next: 25 % after the freeze, in 2 d 0 h, Sun 22 Nov, 12:00 (UTC); then everyone Tue 24 Nov, 04:00 (UTC) (entry 214, ana)',
  ],
])('a schedule that waits for %s says so', (_what, own, text) => {
  expect(scheduleText(state(own), now)).toBe(text);
});
