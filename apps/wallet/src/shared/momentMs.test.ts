import { momentMs } from './momentMs';

test.each([
  ['2026-11-20 12:00:00', Date.UTC(2026, 10, 20, 4)],
  ['2026-11-20 00:00:01', Date.UTC(2026, 10, 19, 16, 0, 1)],
  ['2026-13-41 12:00:00', undefined],
  ['1700000000', undefined],
  ['', undefined],
])('%s in Beijing is %s', (moment, ms) => {
  expect(momentMs(moment)).toBe(ms);
});
