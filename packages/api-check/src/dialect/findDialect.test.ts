import type { CallName } from '@parlour/api-client/endpoints/all';
import * as v from 'valibot';
import { dialect as schema } from '@parlour/dialect';
import { checkBackend } from '../checkBackend';
import { isFit } from '../report/lines';
import { grouped, type Oddity, startOdd } from '../testing/startOdd';
import { type Backend, startSample } from '../testing/startSample';
import { findDialect, isPlain } from './findDialect';
import { inferDialect } from './inferDialect';
import { startTranslatingProxy } from './translatingProxy';

const account = { name: 'demo', password: 'demo1234' };
const has: readonly CallName[] = [
  'logIn',
  'getUser',
  'submitDeposit',
  'getPayInfo',
  'submitTransfer',
  'getTransactionRecords',
  'logOff',
];
const withMoney = { account, payPassword: account.password, withMoney: true, settleMs: 0, only: new Set(has) };

let sample: Backend;
beforeEach(async () => {
  sample = await startSample();
  // So that there are records to look at.
  await checkBackend({ origin: sample.origin, ...withMoney });
});
afterEach(() => sample.stop());

async function oddOne(oddity: Oddity) {
  const odd = await startOdd(sample.origin, oddity);
  try {
    return await findDialect({ origin: odd.origin, account });
  } finally {
    odd.stop();
  }
}

const five: Oddity = {
  envelope: (code, msg, result) => ({ status: code === 200 ? 0 : code === 401 ? 1001 : code, msg, result }),
  page: ({ data, total, last_page: pages }) => ({ items: data, meta: { count: total, pages } }),
  time: (ms) => Math.floor(ms / 1000),
  money: (decimal) => `¥${grouped(decimal, ',', '.')}`,
};

it('an operator with five oddities works with the dialect that was found by asking alone', async () => {
  const odd = await startOdd(sample.origin, five);
  expect(isFit(await checkBackend({ origin: odd.origin, ...withMoney }))).toBe(false);
  const { dialect, unclear } = await findDialect({ origin: odd.origin, account });
  expect(unclear).toEqual([]);
  expect(dialect).toMatchObject({
    envelope: { code: 'status', message: 'msg', data: 'result', yes: [0], unauthorised: [1001] },
    page: { data: 'items', total: 'count', last_page: 'pages', numbersIn: 'meta' },
    times: [{ fields: ['created_at'], form: 'seconds' }],
    money: [{ thousands: ',', decimal: '.', symbol: '¥' }],
  });
  expect(v.is(schema, dialect)).toBe(true);
  const proxy = await startTranslatingProxy(odd.origin, dialect);
  const findings = await checkBackend({ origin: proxy.origin, ...withMoney });
  proxy.stop();
  odd.stop();
  expect(findings.filter(({ verdict }) => verdict.kind === 'misfit')).toEqual([]);
  expect(isFit(findings)).toBe(true);
});

it('a backend that answers as the site reads it has none', async () => {
  expect(isPlain((await findDialect({ origin: sample.origin, account })).dialect)).toBe(true);
});

it.each<[string, Oddity, object]>([
  [
    'a yes that is a word',
    { envelope: (code, msg, data) => ({ code: code === 200 ? 'OK' : `E${code}`, msg, data }) },
    { envelope: { message: 'msg', yes: ['OK'], unauthorised: ['E401'] } },
  ],
  [
    'a page of Spring',
    { page: ({ data: content, total: totalElements, last_page: totalPages }) => ({ content, totalElements, totalPages }) },
    { page: { data: 'content', total: 'totalElements', last_page: 'totalPages' } },
  ],
  ['times of .NET', { time: (ms) => `/Date(${ms})/` }, { times: [{ fields: ['created_at'], form: 'dotnet', zone: '+08:00' }] }],
  ['money as in Germany', { money: (decimal) => grouped(decimal, '.', ',') }, { money: [{ thousands: '.', decimal: ',' }] }],
])('%s is found', async (_what, oddity, expected) => {
  expect((await oddOne(oddity)).dialect).toMatchObject(expected);
});

describe('what answers do not tell is said, and not guessed', () => {
  const answers = (...data: readonly unknown[]) =>
    data.map((one) => ({ path: '/api/user', status: 200, text: JSON.stringify({ code: 200, data: one }), isOfSession: true }));

  it('an amount that can be read in two ways', () => {
    const { dialect, unclear } = inferDialect(answers({ balance: '1,234' }, { balance: '7' }));
    expect(isPlain(dialect)).toBe(true);
    expect(unclear).toEqual([
      'amounts such as 1,234 in balance can be read in more than one way; name thousands and decimal yourself',
    ]);
  });

  it.each<[string, readonly object[], object]>([
    ['words for no amount', [{ balance: '--' }, { balance: '5.00' }], { money: [{ none: ['--'] }] }],
    ['amounts as BigDecimal writes them', [{ balance: '1.5E+3' }, { balance: '.50' }], { money: [{ fields: ['balance'] }] }],
    ['times with slashes', [{ created_at: '2026/1/5 8:05:09' }], { times: [{ form: 'text' }] }],
    ['times of Gson', [{ created_at: 'Nov 20, 2026, 12:00:00 PM' }], { times: [{ form: 'text' }] }],
    ['times of PostgreSQL', [{ created_at: '2026-11-20 04:00:00+00' }], { times: [{ form: 'text' }] }],
    ['times of LocalDateTime', [{ created_at: '2026-11-20T12:00:00' }], { times: [{ form: 'text' }] }],
    [
      'the zero of MySQL',
      [{ created_at: '0000-00-00 00:00:00' }, { created_at: '2026-11-20 12:00:00' }],
      { times: [{ form: 'text' }] },
    ],
    ['milliseconds', [{ created_at: '1795147200000' }, { created_at: 0 }], { times: [{ form: 'milliseconds' }] }],
    ['microseconds', [{ created_at: 1_795_147_200_000_000 }], { times: [{ form: 'microseconds' }] }],
    ['lists of numbers', [{ created_at: [2026, 11, 20, 12, 0] }], { times: [{ form: 'numbers' }] }],
    ['flags that are words', [{ isagent: 'true' }, { isagent: 'false' }], { flags: [{ fields: ['isagent'], yes: ['true'] }] }],
    ['objects of MongoDB', [{ balance: { $numberDecimal: '5.00' } }], { extendedJson: true }],
  ])('%s are found', (_what, data, expected) => {
    const { dialect, unclear } = inferDialect(answers(...data));
    expect([dialect, unclear]).toEqual([expect.objectContaining({}), []]);
    expect(dialect).toMatchObject(expected);
    expect(v.is(schema, dialect)).toBe(true);
  });

  it('a rate in per cent is no amount in another currency', () => {
    expect(inferDialect(answers({ balance: '¥5.00', sport: '0.4%' })).dialect).toMatchObject({ money: [{ symbol: '¥' }] });
  });

  it('a page of Django has as many rows as its first one', () => {
    const page = (rows: number, total: number) => ({
      path: '/api/gettransrecord',
      status: 200,
      isOfSession: true,
      text: JSON.stringify({ code: 200, data: { count: total, next: null, results: Array.from({ length: rows }, () => ({})) } }),
    });
    expect(inferDialect([page(3, 3), page(5, 12)])).toEqual({
      dialect: { page: { data: 'results', total: 'count', perPage: 5 } },
      unclear: [],
    });
    expect(inferDialect([page(3, 3)]).unclear.join()).toContain(
      'name it as page.last_page, or how many rows each has as page.perPage',
    );
  });

  it('amounts in two currencies', () => {
    const { dialect, unclear } = inferDialect(answers({ balance: '¥5.00' }, { balance: '$5.00' }));
    expect(isPlain(dialect)).toBe(true);
    expect(unclear.join()).toContain('amounts have the signs ¥ and $');
  });

  it('a page with two lists', () => {
    const page = {
      path: '/api/gettransrecord',
      status: 200,
      isOfSession: true,
      text: '{"code":200,"data":{"rows":[],"more":[]}}',
    };
    expect(inferDialect([page]).unclear.join()).toContain('a page has the lists rows and more');
  });

  it('a time in two forms', () => {
    const { dialect, unclear } = inferDialect(answers({ created_at: 1_795_147_200 }, { created_at: '/Date(1795147200000)/' }));
    expect(isPlain(dialect)).toBe(true);
    expect(unclear).toEqual(['created_at is a time in more than one form: seconds, dotnet']);
  });
});
