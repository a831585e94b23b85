import * as v from 'valibot';
import { dialect } from './dialect';

it.each<[string, object, string]>([
  ['a field of the envelope twice', { envelope: { code: 'status', message: 'status' } }, 'names a field twice'],
  ['the name of another field of the envelope', { envelope: { code: 'message' } }, 'names a field twice'],
  ['a field of the page twice', { page: { total: 'count', last_page: 'count' } }, 'names a field twice'],
  ['the rows as the numbers', { page: { data: 'meta', numbersIn: 'meta' } }, 'names a field twice'],
  ['a field of money twice', { money: [{ fields: ['balance', 'balance'] }] }, 'names a field twice'],
  [
    'a field as money and as a time',
    { money: [{ fields: ['at'] }], times: [{ fields: ['at'], form: 'seconds' }] },
    'names a field twice, as times, money or flags',
  ],
  ['one mark for both', { money: [{ fields: ['balance'], thousands: '.' }] }, 'has one mark for thousands and for decimals'],
  ['a code as yes and no session', { envelope: { yes: [0], unauthorised: ['0'] } }, 'has a code that means yes and'],
  ['no field', { money: [{ fields: [] }] }, 'names no field'],
  ['a zone by name', { times: [{ fields: ['at'], form: 'text', zone: 'Asia/Shanghai' }] }, 'is not a zone like +08:00'],
  ['a flag without a yes', { flags: [{ fields: ['on'], yes: [] }] }, 'names no text'],
  ['a number for no amount', { money: [{ fields: ['balance'], none: ['0'] }] }, 'is not a text without digits'],
  ['pages of no rows', { page: { perPage: 0 } }, 'Expected >=1'],
  ['a name that is none', { page: { data: 'a b' } }, 'is not the name of a field'],
  ['something unknown', { colour: 'red' }, 'Invalid key'],
])('a dialect with %s is refused', (_what, given, message) => {
  const parsed = v.safeParse(dialect, given);
  expect(parsed.issues?.map((issue) => issue.message).join()).toContain(message);
});

it('may swap two names, since each of them has one field', () => {
  expect(v.is(dialect, { envelope: { code: 'message', message: 'code' } })).toBe(true);
});
