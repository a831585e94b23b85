import { shortDay, shortMoment } from './beijingDays';

it.each([
  ['2026-11-20 12:04:59', '20 Nov', '20 Nov 12:04'],
  ['2026-01-01 00:00:00', '1 Jan', '1 Jan 00:00'],
  ['2026-11-20', '20 Nov', '20 Nov'],
  ['', '', ''],
  ['yesterday', 'yesterday', 'yesterday'],
])('%p is %p, or %p', (moment, dayWords, momentWords) => {
  expect(shortDay(moment, 'en-GB')).toBe(dayWords);
  expect(shortMoment(moment, 'en-GB')).toBe(momentWords);
});
