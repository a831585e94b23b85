import { dayOf, dayTitle, timeOf } from './days';

const words = { locale: 'en-GB', today: 'Today', yesterday: 'Yesterday' };

it.each([
  ['2026-11-20', '2026-11-20T15:59:59Z', 'Today'],
  ['2026-11-20', '2026-11-20T16:00:00Z', 'Yesterday'],
  ['2026-11-21', '2026-11-20T16:00:00Z', 'Today'],
  ['2026-11-19', '2026-11-20T15:59:59Z', 'Yesterday'],
  ['2026-11-18', '2026-11-20T15:59:59Z', '18 November'],
  ['2026-11-21', '2026-11-20T15:59:59Z', '21 November'],
  ['2025-12-31', '2025-12-31T16:00:00Z', 'Yesterday'],
  ['2025-12-30', '2025-12-31T16:00:00Z', '30 December 2025'],
  ['', '2026-11-20T12:00:00Z', ''],
  ['yesterday?', '2026-11-20T12:00:00Z', 'yesterday?'],
])('%s seen at %s is %p', (day, now, title) => {
  expect(dayTitle(day, words, Date.parse(now))).toBe(title);
});

it.each([
  ['2026-11-20 16:09:59', '16:09'],
  ['2026-11-20 00:00:00', '00:00'],
  ['2026-11-20', ''],
  ['sometime in November 2026', ''],
  ['', ''],
])('%p happened at %p', (createdAt, time) => {
  expect(timeOf(createdAt)).toBe(time);
});

it.each([
  ['2026-11-20 16:09:59', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['sometime in November 2026', 'sometime in November 2026'],
  ['', ''],
])('%p is of the day %p', (created_at, day) => {
  expect(dayOf({ created_at })).toBe(day);
});
