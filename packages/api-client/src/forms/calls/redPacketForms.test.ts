import * as v from 'valibot';
import { getRedPacketRecords } from '../../endpoints/promotions';

const row = { money: '500', redpacketmoney: '8.88', created_at: '2026-11-19 10:01:00', usetime: '' };
const rows = [row, row];
const paging = { total: 12, last_page: 6 };
const read = (data: unknown) => v.safeParse(getRedPacketRecords.answer, data);

it.each<[string, unknown, string | undefined, number | undefined, number, number]>([
  ['a page in list', { total_money: '106.56', total_count: 12, list: { data: rows, ...paging } }, '106.56', 12, 12, 6],
  ['a plain page', { data: rows, ...paging }, undefined, undefined, 12, 6],
  ['a plain page, sums beside it', { data: rows, ...paging, sum: '106.56', count: '12' }, '106.56', 12, 12, 6],
  ['rows in list', { list: rows, redpacketmoney: 17.76, count: 2 }, '17.76', 2, 2, 1],
  ['rows alone', rows, undefined, undefined, 2, 1],
  ['no rows', [], undefined, undefined, 0, 1],
  ['a total beside the page', { total: '106.56', list: { data: rows, ...paging } }, undefined, undefined, 12, 6],
  ['odd sums', { total_money: {}, total_count: [], list: { data: rows, ...paging } }, undefined, undefined, 12, 6],
  [
    'hostile objects',
    { total: { toString: 'x' }, list: { data: rows, total: { valueOf: 1 }, last_page: 6 } },
    undefined,
    undefined,
    0,
    6,
  ],
  ['sums without rows', { total_money: '0', total_count: 0, list: null }, '0', 0, 0, 1],
  ['sums alone, without rows', { total_money: '0', total_count: 0 }, '0', 0, 0, 1],
  ['null, without rows', null, undefined, undefined, 0, 1],
  ['a page of null, without rows', { list: { data: null, total: 0 } }, undefined, undefined, 0, 1],
  ['sums beside a page of null, without rows', { sum: '3', list: { data: null, total: 0 } }, '3', undefined, 0, 1],
  ['rows with their keys', { list: { data: { 0: row, 2: row }, ...paging } }, undefined, undefined, 12, 6],
  ['an empty list of PHP, without rows', {}, undefined, undefined, 0, 1],
  ['an empty list of PHP in a page, without rows', { data: {}, total: 0 }, undefined, undefined, 0, 1],
])('%s is read', (form, data, sum, count, total, pages) => {
  const { output, issues } = read(data);
  expect(issues).toBeUndefined();
  expect(output).toMatchObject({ total, last_page: pages });
  expect([output, [sum, count]]).toEqual([
    output,
    [Reflect.get(Object(output), 'total_money'), Reflect.get(Object(output), 'total_count')],
  ]);
  expect(Reflect.get(Object(output), 'data')).toHaveLength(/without rows|no rows/.test(form) ? 0 : 2);
});

it.each([[undefined], ['<html>'], [{ list: 'none' }], [{ data: [null, 'odd'] }], [{ message: 'busy' }]])(
  '%j is no answer',
  (data) => {
    expect(read(data).success).toBe(false);
  },
);
