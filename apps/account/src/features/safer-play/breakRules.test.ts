import { breakLengths } from '@parlour/api-client/endpoints/saferPlay';
import { kindOf, openLengths, type Pause } from './breakRules';

const now = Date.parse('2026-11-22T12:00:00+08:00');
const until = (time: string | null): Pause => ({ kind: 'coolOff', until: time });

it.each<[string, Pause | null, readonly string[]]>([
  ['without a break all', null, breakLengths],
  ['on one of a day what is longer', until('2026-11-23 12:00:00'), ['7d', '30d', '6m', '1y', 'forever']],
  ['and before an hour of it is over too', until('2026-11-23 11:00:01'), ['7d', '30d', '6m', '1y', 'forever']],
  ['after an hour the same one again', until('2026-11-23 11:00:00'), breakLengths],
  ['on one of half a year', until('2027-05-22 12:00:00'), ['1y', 'forever']],
  ['on one of a year', until('2027-11-22 12:00:00'), ['forever']],
  ['on one for good none', until(null), []],
  ['with a time that nobody can read all: the server decides', until('soon'), breakLengths],
])('%s', (_what, pause, lengths) => {
  expect(openLengths(pause, now)).toEqual(lengths);
});

it('the first three are a cool-off', () => {
  expect(breakLengths.filter((length) => kindOf(length) === 'coolOff')).toEqual(['24h', '7d', '30d']);
});
