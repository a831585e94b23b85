import { stagesOf, timeOf, timeText, waitText } from './times';

/** A Friday. */
const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['Tuesday 04:00 Asia/Shanghai', '2026-11-23T20:00:00.000Z'],
  ['tue 04:00 +08:00', '2026-11-23T20:00:00.000Z'],
  ['Friday 20:30 Asia/Shanghai', '2026-11-20T12:30:00.000Z'],
  ['Friday 20:00 Asia/Shanghai', '2026-11-27T12:00:00.000Z'],
  ['13:00', '2026-11-20T13:00:00.000Z'],
  ['11:00', '2026-11-21T11:00:00.000Z'],
  ['today 23:59', '2026-11-20T23:59:00.000Z'],
  ['tomorrow 09:30 America/New_York', '2026-11-21T14:30:00.000Z'],
  // The day is that of the zone: there it is Saturday already.
  ['tomorrow 09:30 Pacific/Auckland', '2026-11-21T20:30:00.000Z'],
  ['2026-12-08 04:00 Asia/Shanghai', '2026-12-07T20:00:00.000Z'],
  ['2026-12-08T04:00:00Z', '2026-12-08T04:00:00.000Z'],
  ['2026-12-08T04:00:00+08:00', '2026-12-07T20:00:00.000Z'],
  // Clocks go back between now and then.
  ['2027-03-29 09:00 Europe/Berlin', '2027-03-29T07:00:00.000Z'],
])('%s is %s', (text, iso) => {
  expect(timeOf(text, now, 'UTC').toISOString()).toBe(iso);
});

it.each([
  ['soon', '"soon" is not a time like Tuesday 04:00'],
  ['25:00', '"25:00" is not a time like'],
  ['Tuesday', '"Tuesday" is not a time like'],
  ['Tusday 04:00', '"Tusday" is not a day of the week'],
  ['04:00 Asia/Shanghia', 'Asia/Shanghia is not a time zone like Asia/Shanghai'],
  ['04:00 +15:00', '+15:00 is not a time zone'],
  ['2026-02-31 04:00', 'there is no day 2026-02-31'],
  ['2026-02-30T04:00:00Z', 'there is no day 2026-02-30'],
  ['2026-13-01 04:00', 'there is no day 2026-13-01'],
  ['2026-00-10 04:00', 'there is no day 2026-00-10'],
  ['today 11:00', '"today 11:00" is past'],
])('%s is refused', (text, message) => {
  expect(() => timeOf(text, now, 'UTC')).toThrow(message);
});

it('reads stages as they are said', () => {
  expect(stagesOf('5 % now, 25 % after 1 h, 100 % Tuesday 04:00 Asia/Shanghai', now, 'UTC')).toEqual([
    { to: { kind: 'share', share: 500 } },
    { to: { kind: 'share', share: 2_500 }, after: 60 },
    { to: { kind: 'share', share: 10_000 }, at: '2026-11-23T20:00:00.000Z' },
  ]);
  expect(stagesOf('5\u00A0％ now，25 %  after 1\u00A0h', now, 'UTC')).toEqual([
    { to: { kind: 'share', share: 500 } },
    { to: { kind: 'share', share: 2_500 }, after: 60 },
  ]);
  expect(stagesOf('staff after 30 min,5% after 0.5 d, everyone after 90min', now, 'UTC')).toEqual([
    { to: { kind: 'ring', ring: 'staff' }, at: '2026-11-20T12:30:00.000Z' },
    { to: { kind: 'share', share: 500 }, after: 720 },
    { to: { kind: 'share', share: 10_000 }, after: 90 },
  ]);
});

it.each([
  ['', '"" is not a stage like "5 % now"'],
  ['5 %', '"5 %" is not a stage like "5 % now"'],
  ['5 % now, 25 % now', 'only the first stage can be now: 25 % now'],
  ['5 % now, 25 % after an hour', '"after an hour" is not a time like "after 30 min"'],
  ['half now', '"half" is neither everyone, staff, agents nor a share'],
  ['5 % now,, everyone after 1 h', '"" is not a stage'],
])('stages "%s" are refused', (text, message) => {
  expect(() => stagesOf(text, now, 'UTC')).toThrow(message);
});

it('says times for people', () => {
  expect(timeText('2026-12-07T20:00:00Z', 'Asia/Shanghai', now)).toBe('Tue 8 Dec, 04:00 (Asia/Shanghai)');
  expect(timeText('2026-12-31T20:00:00Z', 'Asia/Shanghai', now)).toBe('Fri, 1 Jan 2027, 04:00 (Asia/Shanghai)');
  expect(
    ['2026-11-20T12:11:30Z', '2026-11-20T15:05:00Z', '2026-11-22T16:00:00Z', '2026-11-20T11:00:00Z'].map((iso) =>
      waitText(iso, now),
    ),
  ).toEqual(['12 min', '3 h 5 min', '2 d 4 h', '0 min']);
});
