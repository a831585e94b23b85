import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { beijingTime } from '@parlour/testing';
import { isSum, type RecordsSnapshot, ON_ITS_WAY_MS, type Operation, outcomeOf } from './outcomeRules';

const SENT_AT = 1_000_000;
const SINCE = Date.UTC(2026, 10, 20, 4);
/** A record made this many milliseconds after the call was sent, by the server's clock in Beijing. */
const rowAt = (afterMs: number, amount = '500.00', no = 'TR9'): TransactionRecord => ({
  out_trade_no: no,
  amount,
  pay_way: 'OB Live',
  state: 1,
  created_at: beijingTime(SINCE + afterMs),
});
const row = (no: string, amount = '500.00'): TransactionRecord => ({ ...rowAt(0, amount, no), created_at: '' });
const old = row('TR1');
const fresh = row('TR2');
const call = (changes: Partial<Operation> = {}): Operation => ({
  key: 'k',
  endpoint: 'submitTransfer',
  text: '',
  kind: 'transfer',
  types: [3, 4],
  to: '/transRecord?type=3',
  sum: '500',
  sentAt: SENT_AT,
  since: undefined,
  balance: undefined,
  marks: { 3: ['TR1'], 4: [] },
  ...changes,
});
const snapshot = (rows: RecordsSnapshot['rows'], ageMs = ON_ITS_WAY_MS): RecordsSnapshot => ({ askedAt: SENT_AT + ageMs, rows });
const unchanged = { 3: [old], 4: [] };

it.each<[string, Operation, RecordsSnapshot, string]>([
  ['a new record of the sum', call(), snapshot({ 3: [fresh, old], 4: [] }, 10), 'found'],
  ['a new record of the sum, the other way', call(), snapshot({ 3: [old], 4: [fresh] }, 10), 'found'],
  ['a new record of the sum, below the old one', call(), snapshot({ 3: [old, fresh], 4: [] }, 10), 'found'],
  ['a new record of the sum with a sign and zeros', call(), snapshot({ 3: [row('TR2', '-500.0'), old], 4: [] }, 10), 'found'],
  ['a new record while the other list is silent', call(), snapshot({ 3: [fresh, old] }, 10), 'found'],
  ['a new record long after', call(), snapshot({ 3: [fresh], 4: [] }, 86_400_000), 'found'],
  ['a new record, by a clock that was put back', call(), snapshot({ 3: [fresh], 4: [] }, -3_600_000), 'found'],
  ['nothing new, and it may be on its way', call(), snapshot(unchanged, ON_ITS_WAY_MS - 1), 'looking'],
  ['nothing new, and its time is over', call(), snapshot(unchanged), 'lost'],
  ['nothing new, and it was sent after the records were asked for', call(), snapshot(unchanged, -1), 'looking'],
  ['nothing new, by a clock that was put back', call(), snapshot(unchanged, -ON_ITS_WAY_MS), 'unknown'],
  ['nothing new in the one list that answered', call(), snapshot({ 3: [old] }), 'unknown'],
  ['no list answered', call(), snapshot({}), 'unknown'],
  ['no list answered, and it may be on its way', call(), snapshot({}, 10), 'looking'],
  ['what was there before is not known', call({ marks: {} }), snapshot({ 3: [fresh, old], 4: [] }), 'unknown'],
  ['a new record of another sum only', call(), snapshot({ 3: [row('TR2', '499.99'), old], 4: [] }), 'unknown'],
  ['a record without a number', call(), snapshot({ 3: [row(''), old], 4: [] }), 'unknown'],
  ['an empty list that was empty', call({ marks: { 3: [], 4: [] } }), snapshot({ 3: [], 4: [] }), 'lost'],
  ['a call that shows in no record, at first', call({ types: [], sum: undefined }), snapshot({}, 10), 'looking'],
  ['a call that shows in no record, later', call({ types: [], sum: undefined }), snapshot({}), 'unknown'],
])('%s: %#', (_what, open, seen, is) => {
  expect(outcomeOf(open, seen).is).toBe(is);
});

const byTime = (rows: readonly TransactionRecord[], changes: Partial<Operation> = {}) =>
  outcomeOf(call({ types: [1], since: SINCE, marks: {}, ...changes }), snapshot({ 1: rows })).is;

it.each<[string, readonly TransactionRecord[], string]>([
  ['nothing', [], 'lost'],
  ['a record of its sum, at once', [rowAt(0)], 'found'],
  ['a record of its sum, without a number', [rowAt(1000, '500', '')], 'found'],
  ['a record of its sum, as early as the clocks allow', [rowAt(-3000)], 'found'],
  ['a record of its sum, two minutes later', [rowAt(120_000)], 'found'],
  ['a record of its sum, earlier than the clocks allow', [rowAt(-4000)], 'unknown'],
  ['a record of its sum, too late to be it for sure', [rowAt(121_000)], 'unknown'],
  ['a record of its sum, long after', [rowAt(1_020_000)], 'unknown'],
  ['a record of its sum, ten minutes before', [rowAt(-600_000)], 'unknown'],
  ['a record of its sum, well before', [rowAt(-601_000)], 'other'],
  ['a record of its sum, a day before', [rowAt(-86_400_000)], 'other'],
  ['a record of another sum before it', [rowAt(-4000, '449.99')], 'other'],
  ['a record of its sum after a fee, by a clock that is behind', [rowAt(-60_000, '-495')], 'unknown'],
  ['a record of its sum and a fee, by a clock that is behind', [rowAt(-60_000, '550')], 'unknown'],
  ['a record of its sum after a fee, by a clock that is minutes behind', [rowAt(-400_000, '495')], 'unknown'],
  ['a record of almost its sum, well before', [rowAt(-601_000, '495')], 'other'],
  ['a record of another sum as early as the clocks allow', [rowAt(-3000, '499')], 'unknown'],
  ['a record of another sum after it', [rowAt(1000, '499')], 'unknown'],
  ['a record without a time', [row('TR1')], 'unknown'],
])('by the time of the server, with %s: %s', (_what, rows, is) => {
  expect(byTime(rows)).toBe(is === 'other' ? 'lost' : is);
});

it('a number that existed before is not its order, whatever its time', () => {
  expect(byTime([rowAt(1000, '500', 'TR1')], { marks: { 1: ['TR1'] } })).toBe('lost');
  expect(byTime([rowAt(1000, '500', 'TR1')], { marks: { 1: [] } })).toBe('found');
});

it.each([
  ['at once', 1000, 'found'],
  ['by a clock that is behind', -400_000, 'found'],
  ['an hour later', 3_600_000, 'unknown'],
  ['well before', -3_900_000, 'unknown'],
])('a number that is new, of an order of its sum made %s: %#', (_when, afterMs, is) => {
  expect(byTime([rowAt(afterMs)], { marks: { 1: ['TR1'] } })).toBe(is);
});

it.each<[string, readonly { no?: string }[], readonly TransactionRecord[], string | undefined]>([
  ['of no other call is known', [], [rowAt(1000)], 'TR9'],
  ['is that of a call that was found', [{ no: 'TR9' }], [rowAt(1000)], undefined],
  ['may be that of a call that was answered', [{}], [rowAt(1000)], undefined],
  ['is not the only one', [{ no: 'TR9' }], [rowAt(2000), rowAt(1000, '500', 'TR8')], 'TR8'],
  ['is the newer of two, of which an answered call has one', [{}], [rowAt(-2000, '500', 'TR8'), rowAt(1000)], 'TR9'],
  ['is listed twice', [{}], [rowAt(1000), rowAt(1000)], undefined],
])('an order of its sum that %s: %#', (_what, booked, rows, no) => {
  const open = call({ types: [1], since: SINCE, marks: {} });
  const outcome = outcomeOf(open, snapshot({ 1: rows }), { booked });
  expect(outcome).toMatchObject(no === undefined ? { is: 'unknown' } : { is: 'found', record: { out_trade_no: no } });
});

it('a found outcome contains its record', () => {
  expect(outcomeOf(call(), snapshot({ 3: [old], 4: [fresh] }))).toEqual({ is: 'found', type: 4, record: fresh });
});

it.each([
  ['500', '500.00', true],
  ['-500.5', '500.50', true],
  ['500.01', '500', false],
  ['999999999999.99', '999999999999.98', false],
])('%s and %s are the same sum: %s', (amount, sum, isSame) => {
  expect(isSum(amount, sum)).toBe(isSame);
});
