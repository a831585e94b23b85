import { beijingFirst, beijingMidnight, beijingMonday, beijingTime } from './beijingTime';

it.each([
  ['the last second of a Sunday', '2026-11-22T15:59:59Z', '2026-11-22', '2026-11-16', '2026-11-01'],
  ['the first second of a Monday', '2026-11-22T16:00:00Z', '2026-11-23', '2026-11-23', '2026-11-01'],
  ['a Wednesday', '2026-11-25T04:00:00Z', '2026-11-25', '2026-11-23', '2026-11-01'],
  ['the last second of a month', '2026-11-30T15:59:59Z', '2026-11-30', '2026-11-30', '2026-11-01'],
  ['the first second of a month', '2026-11-30T16:00:00Z', '2026-12-01', '2026-11-30', '2026-12-01'],
  ['a new year', '2026-12-31T16:00:00Z', '2027-01-01', '2026-12-28', '2027-01-01'],
  ['the leap day', '2028-02-29T12:00:00Z', '2028-02-29', '2028-02-28', '2028-02-01'],
])('%s: day, week and month begin at midnight in Beijing', (_what, instant, day, monday, first) => {
  const starts = [beijingMidnight, beijingMonday, beijingFirst].map((start) => beijingTime(start(new Date(instant))));
  expect(starts).toEqual([day, monday, first].map((date) => `${date} 00:00:00`));
});
