import { beijingDay, formatDay } from './days';

it.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2025-12-31T16:00:00Z', '2026-01-01'],
])('at %s it is %s in Beijing', (now, day) => {
  expect(beijingDay(Date.parse(now))).toBe(day);
});

const days = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-0${(index % 9) + 1}`);

it.each(['en-GB', 'zh-CN', 'de-DE'])('days in %s read as browsers write them', (locale) => {
  for (const month of ['long', 'short'] as const)
    for (const today of ['2026-06-06', '2027-01-01'])
      for (const day of days) {
        const year = today.startsWith('2026') ? undefined : 'numeric';
        const usual = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month, year });
        expect(formatDay(`${day} 23:59:59`, { locale, month, today })).toBe(usual.format(Date.parse(day)));
      }
});

it.each(['', 'yesterday', '2026-13-01'])('%p is no day', (moment) => {
  expect(formatDay(moment, { locale: 'en-GB', month: 'long' })).toBeUndefined();
});
