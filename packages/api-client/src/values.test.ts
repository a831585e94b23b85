import * as v from 'valibot';
import { flag, id, moment, money, moneyOrZero, numeric, numericOrZero, state, text } from './values';

const refused = Symbol('refused');
const readBy = (schema: v.GenericSchema, value: unknown) => {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : refused;
};

const schemas = { flag, id, moment, money, moneyOrZero, numeric, numericOrZero, state, text };

test.each<[keyof typeof schemas, unknown, unknown]>([
  ['money', 12.5, '12.5'],
  ['money', '12.50', '12.50'],
  ['money', '1,234,567.89', '1234567.89'],
  ['money', '-1,234,567,890', '-1234567890'],
  ['money', '12,34,567.00', '1234567.00'],
  ['money', '1.234,56', refused],
  ['money', '1,56', refused],
  ['money', ' +7.00 ', '7.00'],
  ['money', '', '0'],
  ['money', '1e9', '1000000000.00000000'],
  ['money', '-1.5E+3', '-1500.00000000'],
  ['money', '0E-8', '0.00000000'],
  ['money', '.50', '0.50000000'],
  ['money', 5.5e-17, '0.00000000'],
  ['money', '2.9e0', '2.90000000'],
  ['money', '¥1,204.50', '1204.50'],
  ['money', 'CNY 200.50', '200.50'],
  ['money', '-1,200.50 RMB', '-1200.50'],
  ['money', '12.5USDT', '12.5'],
  ['money', '$7.25', '7.25'],
  ['money', 'NaN', refused],
  ['money', '--', refused],
  ['money', '.', refused],
  ['money', 'e5', refused],
  ['money', 'twelve', refused],
  ['money', null, refused],
  ['moneyOrZero', null, '0'],
  ['moneyOrZero', '--', '0'],
  ['moneyOrZero', 'N/A', '0'],
  ['moneyOrZero', '暂无', '0'],
  ['moneyOrZero', '1-2', refused],
  ['moneyOrZero', 'lost', refused],
  ['moneyOrZero', undefined, '0'],
  ['numeric', '1.5', 1.5],
  ['numeric', '0.5%', 0.5],
  ['numeric', '', refused],
  ['numeric', Number.POSITIVE_INFINITY, refused],
  ['numericOrZero', null, 0],
  ['flag', '1', true],
  ['flag', 1, true],
  ['flag', '0', false],
  ['flag', 'true', true],
  ['flag', 'false', false],
  ['flag', 'yes', refused],
  ['text', 7, '7'],
  ['text', null, ''],
  ['text', undefined, ''],
  ['id', 7, '7'],
  ['id', '', refused],
  ['state', '2', 2],
  ['state', '', -1],
  ['state', null, -1],
  ['moment', '2024-11-20 16:20:00', '2024-11-20 16:20:00'],
  ['moment', '2024-11-20T08:20:00Z', '2024-11-20 16:20:00'],
  ['moment', '2024-11-20T20:20:00.123+0400', '2024-11-21 00:20:00'],
  ['moment', 'soon', 'soon'],
])('%s: %j is read as %p', (name, value, read) => {
  expect(readBy(schemas[name], value)).toBe(read);
});
