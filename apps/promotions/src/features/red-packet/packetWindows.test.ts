import { timingAt, windowOfDeposits, windowsOf } from './packetWindows';

const rule = (start_time: string, end_time: string) => ({ start_time, end_time });
const noon = { start: '10:00', end: '12:00' };
const beijing = (time: string) => Date.parse(`${time}+08:00`);

it.each([
  [[rule('10:00', '12:00'), rule('10:00', '12:00')], [noon]],
  [[rule('10:00:00', '12:00:00')], [noon]],
  [[rule('10:00:00.000', '2026-11-20T12:00:00.5')], [noon]],
  [[rule('2026-11-20 9:30', '2026-11-20 11:00')], [{ start: '09:30', end: '11:00' }]],
  [
    [rule('10:00', '12:00'), rule('20:00', '24:00')],
    [noon, { start: '20:00', end: '24:00' }],
  ],
  [[rule('25:00', '26:00')], []],
  [[rule('10:60', '12:00')], []],
  [[rule('', '')], []],
  [[], []],
])('%j has the windows %j', (rules, windows) => {
  expect(windowsOf(rules)).toEqual(windows);
});

it.each([
  ['2026-11-20T00:00:00', 'before', '2026-11-20T10:00:00'],
  ['2026-11-20T09:59:59.999', 'before', '2026-11-20T10:00:00'],
  ['2026-11-20T10:00:00', 'open', '2026-11-20T12:00:00'],
  ['2026-11-20T11:59:59.999', 'open', '2026-11-20T12:00:00'],
  ['2026-11-20T12:00:00', 'after', '2026-11-21T10:00:00'],
  ['2026-11-20T23:59:59.999', 'after', '2026-11-21T10:00:00'],
  ['2026-12-31T18:00:00', 'after', '2027-01-01T10:00:00'],
])('at %s in Beijing it is %s until %s', (now, kind, until) => {
  expect(timingAt([noon], beijing(now))).toEqual({ kind, window: noon, until: beijing(until) });
});

const evening = { start: '20:00', end: '24:00' };
const night = { start: '22:00', end: '02:00' };
it.each([
  [[noon, evening], '2026-11-20T12:00:00', 'before', evening, '2026-11-20T20:00:00'],
  [[noon, evening], '2026-11-20T23:59:59', 'open', evening, '2026-11-21T00:00:00'],
  [[evening, noon], '2026-11-21T00:00:00', 'before', noon, '2026-11-21T10:00:00'],
  [[night], '2026-11-20T01:59:59', 'open', night, '2026-11-20T02:00:00'],
  [[night], '2026-11-20T02:00:00', 'before', night, '2026-11-20T22:00:00'],
  [[evening, night], '2026-11-20T23:00:00', 'open', night, '2026-11-21T02:00:00'],
])('of %j at %s it is %s', (windows, now, kind, window, until) => {
  expect(timingAt(windows, beijing(now))).toEqual({ kind, window, until: beijing(until) });
});

it('without a window there is no time', () => {
  expect(timingAt([], beijing('2026-11-20T11:00:00'))).toBeUndefined();
});

it.each([
  [[], undefined],
  [[noon], noon],
  [[noon, evening], undefined],
  [[night], undefined],
  [[{ start: '00:00', end: '24:00' }], undefined],
  [[{ start: '00:00', end: '23:59' }], undefined],
])('deposits count for %j before %j', (windows, window) => {
  expect(windowOfDeposits(windows)).toEqual(window);
});
