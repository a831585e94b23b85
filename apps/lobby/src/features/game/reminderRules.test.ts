import { hoursOf, isReminderDue } from './reminderRules';

it.each([
  ['before the first', 1799, 30, 0, false],
  ['at the first', 1800, 30, 0, true],
  ['again after it', 1830, 30, 1800, false],
  ['before the second', 3599, 30, 1815, false],
  ['at the second', 3600, 30, 1815, true],
  ['long after one that nobody saw', 9000, 30, 1800, true],
  ['in another play, before its first', 60, 30, 5400, false],
  ['in another play, at its first', 1800, 30, 5400, true],
  ['with another pace', 1800, 15, 900, true],
  ['when it is off', 9000, 0, 0, false],
])('%s: %d s of play, each %d min, reminded at %d s', (_when, seconds, minutes, remindedAt, isDue) => {
  expect(isReminderDue(seconds, minutes, remindedAt)).toBe(isDue);
});

it.each([
  [0, 0, 0],
  [59, 0, 0],
  [3599, 0, 59],
  [3600, 1, 0],
  [7380, 2, 3],
])('%d s are %d h %d min', (seconds, hours, minutes) => {
  expect(hoursOf(seconds)).toEqual({ hours, minutes });
});
