import * as v from 'valibot';
import { flag, id, moment, money, moneyOrZero, numeric, numericOrZero, state, text } from './values';

const refused = Symbol('refused');
const readBy = (schema: v.GenericSchema, value: unknown) => {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : refused;
};

const schemas = { flag, id, moment, money, moneyOrZero, numeric, numericOrZero, state, text };

it.each<[keyof typeof schemas, unknown, unknown]>([
  ['money', 12.5, '12.5'],
  ['money', '12.50', '12.50'],
  ['money', '1,204.50', refused],
  ['money', '+7.00', refused],
  ['money', 1e3, '1000'],
  ['money', 1e21, refused],
  ['money', '', refused],
  ['money', '1e9', refused],
  ['money', '.50', refused],
  ['money', 5.5e-17, '0'],
  ['money', '¥5', refused],
  ['money', 'NaN', refused],
  ['money', '--', refused],
  ['money', '.', refused],
  ['money', 'e5', refused],
  ['money', 'twelve', refused],
  ['money', null, refused],
  ['moneyOrZero', null, '0'],
  ['moneyOrZero', '--', refused],
  ['moneyOrZero', '', '0'],
  ['moneyOrZero', '1-2', refused],
  ['moneyOrZero', 'lost', refused],
  ['moneyOrZero', undefined, '0'],
  ['numeric', '1.5', 1.5],
  ['numeric', '0.5%', refused],
  ['numeric', '', refused],
  ['numeric', Number.POSITIVE_INFINITY, refused],
  ['numericOrZero', null, 0],
  ['flag', '1', true],
  ['flag', 1, true],
  ['flag', '0', false],
  ['flag', 'true', refused],
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
  ['moment', '2026/11/20 12:00:00', '2026/11/20 12:00:00'],
  ['moment', '2026-11-20T12:00:00', '2026-11-20T12:00:00'],
  ['moment', 1_795_147_200, '1795147200'],
  ['moment', '2026年底', '2026年底'],
])('%s: %j is read as %p', (name, value, read) => {
  expect(readBy(schemas[name], value)).toBe(read);
});
