import * as fc from 'fast-check';
import { type Dialect, timeForms } from './dialect';
import { createTranslator, DialectFault } from './translate';

const translated = (answer: unknown, dialect: Dialect): unknown =>
  JSON.parse(createTranslator(dialect)(typeof answer === 'string' ? answer : JSON.stringify(answer)));

it.each<[string, Dialect, unknown, unknown]>([
  [
    'an envelope of other names and codes',
    { envelope: { code: 'status', message: 'msg', data: 'result', yes: [0] } },
    { status: 0, msg: 'ok', result: { a: 1 }, trace: 'x' },
    { code: 200, message: 'ok', data: { a: 1 }, trace: 'x' },
  ],
  ['a yes that is a word', { envelope: { code: 'success', yes: [true] } }, { success: true }, { code: 200 }],
  ['a refusal that is a word', { envelope: { yes: ['OK'] } }, { code: 'E_LIMIT', message: 'no' }, { code: 400, message: 'no' }],
  ['a refusal with a number', { envelope: { yes: [0] } }, { code: 461, message: 'no' }, { code: 461, message: 'no' }],
  ['200 that is no yes there', { envelope: { yes: [0] } }, { code: 200 }, { code: 400 }],
  ['a session that is over', { envelope: { yes: [0], unauthorised: [-1] } }, { code: -1 }, { code: 401 }],
  [
    'a page of other names',
    { page: { data: 'records', total: 'totalElements', last_page: 'pages' } },
    { code: 200, data: { records: [{ id: 1 }], totalElements: 7, pages: 4, sum: '3' } },
    { code: 200, data: { sum: '3', data: [{ id: 1 }], total: 7, last_page: 4 } },
  ],
  [
    'a page whose numbers are apart',
    { page: { data: 'items', total: 'count', last_page: 'pages', numbersIn: 'meta' } },
    { code: 200, data: { items: [], meta: { count: 0, pages: 1, size: 10 } } },
    { code: 200, data: { data: [], total: 0, last_page: 1 } },
  ],
  [
    'times in another zone',
    { times: [{ fields: ['created_at'], form: 'text', zone: '+00:00' }] },
    {
      code: 200,
      data: [{ created_at: '2026-11-20 04:00:00', other: '2026-11-20 04:00:00' }, { created_at: '2026/11/20T04:00' }],
    },
    {
      code: 200,
      data: [{ created_at: '2026-11-20 12:00:00', other: '2026-11-20 04:00:00' }, { created_at: '2026-11-20 12:00:00' }],
    },
  ],
  [
    'times of each form',
    {
      times: [
        { fields: ['a'], form: 'seconds', zone: '+08:00' },
        { fields: ['b'], form: 'milliseconds', zone: '+08:00' },
        { fields: ['c'], form: 'dotnet', zone: '+08:00' },
        { fields: ['d'], form: 'numbers', zone: '+08:00' },
      ],
    },
    { code: 200, data: { a: '1795147200', b: 1_795_147_200_999, c: '/Date(1795147200000+0800)/', d: [2026, 11, 20, 12, 0, 7] } },
    {
      code: 200,
      data: { a: '2026-11-20 12:00:00', b: '2026-11-20 12:00:00', c: '2026-11-20 12:00:00', d: '2026-11-20 12:00:07' },
    },
  ],
  [
    'a birthday in Beijing, which had summers until 1991',
    { times: [{ fields: ['birthday'], form: 'seconds', zone: '+08:00' }] },
    {
      code: 200,
      data: [{ birthday: Date.parse('1990-04-30T15:00:00Z') / 1000 }, { birthday: Date.parse('1990-12-01T16:00:00Z') / 1000 }],
    },
    { code: 200, data: [{ birthday: '1990-05-01 00:00:00' }, { birthday: '1990-12-02 01:00:00' }] },
  ],
  [
    'a time that is written otherwise',
    { times: [{ fields: ['at'], form: 'seconds', zone: '+08:00' }] },
    { code: 200, data: { at: 'yesterday' } },
    { code: 200, data: { at: 'yesterday' } },
  ],
  [
    'money with separators',
    { money: [{ fields: ['balance', 'fee'], thousands: '.', decimal: ',' }] },
    { code: 200, data: { balance: '1.234.567,89', fee: '-12', list: [{ fee: 0.5 }], text: '1.234' } },
    { code: 200, data: { balance: '1234567.89', fee: '-12', list: [{ fee: '0.5' }], text: '1.234' } },
  ],
  [
    'money with the sign of its currency',
    { money: [{ fields: ['balance'], thousands: ',', decimal: '.', symbol: '¥' }] },
    {
      code: 200,
      data: [{ balance: '¥1,234.50' }, { balance: '-¥ 5' }, { balance: '¥-5' }, { balance: '7 ¥' }, { balance: '8' }],
    },
    { code: 200, data: [{ balance: '1234.50' }, { balance: '-5' }, { balance: '-5' }, { balance: '7' }, { balance: '8' }] },
  ],
  [
    'money in cents',
    { money: [{ fields: ['balance'], decimal: '.', cents: true }] },
    { code: 200, data: [{ balance: 5 }, { balance: '-1234' }, { balance: null }, { balance: '' }] },
    { code: 200, data: [{ balance: '0.05' }, { balance: '-12.34' }, { balance: null }, { balance: '' }] },
  ],
  [
    'money as computers write it, and words for none',
    { money: [{ fields: ['balance'], decimal: '.', none: ['--', 'N/A', '暂无'] }] },
    {
      code: 200,
      data: [
        { balance: '.50' },
        { balance: '-1.5E+3' },
        { balance: '5.5e-17' },
        { balance: '0E-8' },
        { balance: ' -- ' },
        { balance: '暂无' },
      ],
    },
    {
      code: 200,
      data: [
        { balance: '0.5' },
        { balance: '-1500' },
        { balance: '0.000000000000000055' },
        { balance: '0' },
        { balance: null },
        { balance: null },
      ],
    },
  ],
  [
    'flags that are words',
    { flags: [{ fields: ['on'], yes: ['Y', 'true'] }] },
    { code: 200, data: [{ on: 'Y' }, { on: 'N' }, { on: 'true' }, { on: '' }, { on: 1 }, { on: null }] },
    { code: 200, data: [{ on: true }, { on: false }, { on: true }, { on: false }, { on: 1 }, { on: null }] },
  ],
  [
    'the numbers, ids and times of MongoDB',
    {
      extendedJson: true,
      times: [{ fields: ['at', 'day'], form: 'text', zone: '+08:00' }],
      money: [{ fields: ['balance'], decimal: '.' }],
    },
    {
      code: 200,
      data: {
        id: { $oid: '65f0c0ffee' },
        balance: { $numberDecimal: '12.50' },
        n: [{ $numberLong: '9007199254740993' }],
        day: { $date: '2026-11-20T04:00:00Z' },
        other: { $oid: '1', more: 1 },
      },
    },
    {
      code: 200,
      data: {
        id: '65f0c0ffee',
        balance: '12.50',
        n: ['9007199254740993'],
        day: '2026-11-20 12:00:00',
        other: { $oid: '1', more: 1 },
      },
    },
  ],
  [
    'a page that does not say how many there are',
    { page: { data: 'results', total: 'count', perPage: 5 } },
    { code: 200, data: { count: 12, results: [{ id: 1 }], next: null } },
    { code: 200, data: { data: [{ id: 1 }], total: 12, last_page: 3, next: null } },
  ],
  [
    'a page beside sums',
    { page: { data: 'records', last_page: 'pages' } },
    { code: 200, data: { list: { records: [{ id: 1 }], total: 1, pages: 1 }, sum: '3' } },
    { code: 200, data: { list: { data: [{ id: 1 }], total: 1, last_page: 1 }, sum: '3' } },
  ],
])('%s becomes what the site reads', (_what, dialect, answer, expected) => {
  expect(translated(answer, dialect)).toEqual(expected);
});

it.each<[string, unknown, Dialect['money']]>([
  ['data.balance', { balance: '1,234.5' }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.balance', { balance: '1.23.456' }, [{ fields: ['balance'], thousands: '.', decimal: ',' }]],
  ['data.balance', { balance: '1,5,0' }, [{ fields: ['balance'], thousands: '.', decimal: ',' }]],
  ['data.balance', { balance: '¥5' }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.balance', { balance: '$5' }, [{ fields: ['balance'], decimal: '.', symbol: '¥' }]],
  ['data.balance', { balance: '--5' }, [{ fields: ['balance'], decimal: '.', symbol: '¥' }]],
  ['data.balance', { balance: '1E3' }, [{ fields: ['balance'], decimal: ',' }]],
  ['data.balance', { balance: '1E300' }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.balance', { balance: '.' }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.balance', { balance: 'e5' }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.balance', { balance: '--' }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.balance', { balance: '0.5%' }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.balance', { balance: 12.5 }, [{ fields: ['balance'], decimal: '.', cents: true }]],
  ['data.balance', { balance: true }, [{ fields: ['balance'], decimal: '.' }]],
  ['data.list.1.fee', { list: [{ fee: '1' }, { fee: 'free' }] }, [{ fields: ['fee'], decimal: '.' }]],
])('%s is an error that names it, when it is not written as the dialect says', (field, data, money) => {
  const translate = createTranslator({ money });
  expect(() => translate(JSON.stringify({ code: 200, data }))).toThrow(new DialectFault(field));
});

it.each(['<!doctype html>', '', 'null', '[]', '7', '{"status":1}'])('%j is no answer, and stays as it is', (text) => {
  expect(createTranslator({ envelope: { yes: [0] }, money: [{ fields: ['status'], decimal: '.' }] })(text)).toBe(text);
});

it('keeps each number digit for digit: ids and amounts are longer than binary fractions are exact', () => {
  const text = '{"code":200,"data":{"id":12345678901234567890,"rate":0.10000000000000000001,"e":1E400}}';
  expect(createTranslator({ page: { data: 'rows' } })(text)).toBe(text);
});

describe('any answer in any dialect is what it was in the standard form', () => {
  const amount = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
    .map(([isNegative, whole, cents]) => ({
      sign: isNegative && (whole > 0n || cents > 0) ? '-' : '',
      whole: String(whole),
      cents: String(cents).padStart(2, '0'),
    }));
  const at = fc.integer({ min: 694_195_200, max: 4_000_000_000 });
  const row = fc.record({ amount, at, id: fc.bigInt({ min: 1n, max: 10n ** 19n }), note: fc.string() });
  const marks = fc.constantFrom(
    { thousands: undefined, decimal: '.' },
    { thousands: ',', decimal: '.' },
    { thousands: '.', decimal: ',' },
    { thousands: ' ', decimal: ',' },
    { thousands: "'", decimal: '.' },
  ) as fc.Arbitrary<{ thousands: ',' | '.' | ' ' | "'" | undefined; decimal: '.' | ',' }>;
  const zones = fc.constantFrom('+00:00', '+08:00', '-05:30', '+14:00', '-12:00');
  const forms = fc.constantFrom(...timeForms);

  const grouped = (whole: string, mark = '') => whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);
  const beijing = (seconds: number) => new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  const local = (seconds: number, zone: string) => {
    const [hours = '0', minutes = '0'] = zone.slice(1).split(':');
    const offset = (zone.startsWith('-') ? -60 : 60) * (Number(hours) * 60 + Number(minutes));
    return new Date((seconds + offset) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  };
  const written = {
    text: (seconds: number, zone: string) => local(seconds, zone),
    seconds: (seconds: number) => seconds,
    milliseconds: (seconds: number) => String(seconds * 1000),
    microseconds: (seconds: number) => seconds * 1_000_000,
    dotnet: (seconds: number) => `/Date(${seconds * 1000})/`,
    numbers: (seconds: number, zone: string) => local(seconds, zone).split(/[- :]/).map(Number),
  };

  it('whatever its rows, marks, zone and names', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 5 }),
        marks,
        zones,
        forms,
        fc.boolean(),
        fc.string(),
        (rows, mark, zone, form, isInCents, message) => {
          const sumOf = ({ sign, whole, cents }: { sign: string; whole: string; cents: string }) =>
            isInCents ? `${sign}${BigInt(whole + cents)}` : `${sign}${grouped(whole, mark.thousands)}${mark.decimal}${cents}`;
          const dialect: Dialect = {
            envelope: { code: 'ret', message: 'text', data: 'body', yes: [0] },
            page: { data: 'rows', total: 'n', last_page: 'p', numbersIn: 'about' },
            times: [{ fields: ['at'], form, zone }],
            money: [{ fields: ['amount'], ...(isInCents ? { decimal: '.', cents: true } : mark) }],
          };
          const items = rows.map(
            ({ amount: sum, at: seconds, id, note }) =>
              `{"amount":${JSON.stringify(sumOf(sum))},"at":${JSON.stringify(written[form](seconds, zone))},"id":${id},"note":${JSON.stringify(note)}}`,
          );
          const text = `{"ret":0,"text":${JSON.stringify(message)},"body":{"rows":[${items.join()}],"about":{"n":${rows.length},"p":1}}}`;
          const standard = rows.map(
            ({ amount: { sign, whole, cents }, at: seconds, id, note }) =>
              `{"amount":"${sign}${whole}.${cents}","at":"${beijing(seconds)}","id":${id},"note":${JSON.stringify(note)}}`,
          );
          expect(createTranslator(dialect)(text)).toBe(
            `{"code":200,"message":${JSON.stringify(message)},"data":{"data":[${standard.join()}],"total":${rows.length},"last_page":1}}`,
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
