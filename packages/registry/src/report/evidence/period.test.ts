import { periodOf } from './period';

it('takes both days, in the zone', () => {
  const { fromMs, endMs } = periodOf({ from: '2026-10-24', to: '2026-10-25', zone: 'Europe/Berlin' });
  // The second of these days has 25 hours.
  expect([new Date(fromMs).toISOString(), (endMs - fromMs) / 3_600_000]).toEqual(['2026-10-23T22:00:00.000Z', 49]);
});

it.each([
  [{ from: '24.11.2026', to: '2026-11-24' }, '--from 24.11.2026 is not a day like 2026-11-30'],
  [{ from: '2026-11-01', to: '2026-11-31' }, 'there is no day 2026-11-31'],
  [{ from: '2026-11-02', to: '2026-11-01' }, '--from 2026-11-02 is after --to 2026-11-01'],
  [{ from: '2026-11-01', to: '2026-11-01', zone: 'Mars' }, 'Mars is not a time zone'],
])('refuses %j', (days, message) => {
  expect(() => periodOf({ zone: 'UTC', ...days })).toThrow(message);
});
