import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { Answers, PayInfo, TransactionRecord } from '.';

// Two checks in one table: `tsc -b` fails where a wrong answer compiles, and the test where a validator of JSON Schema takes it.
const answer = <Name extends keyof Answers>(name: Name, given: Answers[Name]) => ({ name, given });

const created_at = '2026-11-20T12:00:00+08:00';
const order: TransactionRecord = { out_trade_no: 'PD1', amount: '100.00', state: 1, created_at };
const pay: PayInfo = {
  info: { amount: '100.00', created_at },
  deposit_no: 'PD1',
  cardlist: [{ mch_id: 'TR7N', content: 'TRC20' }],
};
const at = new Date('2026-11-20T04:00:00Z');
const recordsOf = (row: TransactionRecord) =>
  answer('getTransactionRecords', { code: 200, data: { data: [row], total: 1, last_page: 1 } });
const payInfoOf = (info: PayInfo) => answer('getPayInfo', { code: 200, message: 'usdt', data: info });

const sound = {
  'a log-in': answer('logIn', { code: 200, data: { api_token: 'b6c2mKx0' } }),
  'a log-in that is refused': answer('logIn', { code: 500, message: '用户名或密码错误' }),
  'no session': answer('getBalance', { code: 401, message: '登录已过期', data: null }),
  'a success without data': answer('logOff', { code: 200 }),
  'an order': answer('submitDeposit', { code: 200, message: 'PD20261120000942', data: null }),
  'a deposit over a limit of the member': answer('submitDeposit', { code: 461, message: '超出限额' }),
  'where to pay, by address': payInfoOf(pay),
  'where to pay, by picture': payInfoOf({ ...pay, cardlist: [{ payimg: 'https://api.example/qr.png' }] }),
  'a page of records': recordsOf(order),
  'a time that is computed': answer('getNotices', {
    code: 200,
    data: { data: [{ title: '', content: '', created_at: `${at.toISOString().slice(0, 19)}Z` }], total: 1, last_page: 1 },
  }),
  'a venue whose balance is not known': answer('getVenueBalances', { code: 200, data: [{ platname: 'FG', name: 'FG Fishing' }] }),
};

const wrong = {
  // The errors that neither the site nor a check of the form notices (hunt of the operator's first hour).
  // @ts-expect-error cents
  'money as a number': answer('getBalance', { code: 200, data: { balance: 20_000 } }),
  // @ts-expect-error UTC or Beijing
  'a time without a zone': payInfoOf({ ...pay, info: { amount: '1.00', created_at: '2026-11-20 04:00:00' } }),
  // @ts-expect-error the site asks for the order 操作成功
  'the order number in data': answer('submitDeposit', { code: 200, message: '操作成功', data: { deposit_no: 'PD1' } }),
  // @ts-expect-error the site shows "ok" and nothing else
  'code 0 for a success': answer('logIn', { code: 0, message: 'ok', data: { api_token: 'b6c2mKx0' } }),
  // @ts-expect-error the site forgets the order
  'a refusal of what was booked': answer('submitDeposit', { code: 500, message: '超时', data: { deposit_no: 'PD1' } }),

  // @ts-expect-error no api_token
  'a log-in without a token': answer('logIn', { code: 200, data: {} }),
  // @ts-expect-error it is called api_token
  'the token under another name': answer('logIn', { code: 200, data: { token: 'b6c2mKx0' } }),
  // @ts-expect-error it is in data
  'the token beside data': answer('logInFromMiniApp', { code: 200, token: 'b6c2mKx0' }),
  // @ts-expect-error a number
  'code 200 as text': answer('logOff', { code: '200' }),
  // @ts-expect-error 200 or a refusal
  'no code': answer('logOff', { message: 'ok' }),
  // @ts-expect-error not 200
  'a refusal with code 200': answer('getBalance', { code: 200, message: '余额不足' }),
  // @ts-expect-error the player reads it
  'a refusal without a message': answer('getBalance', { code: 500 }),
  // @ts-expect-error one of the list
  'a refusal with a code of its own': answer('getBalance', { code: 10_001, message: '余额不足' }),
  // @ts-expect-error the message
  'an order without a number': answer('submitDeposit', { code: 200 }),
  // @ts-expect-error the message
  'where to pay, but not how': answer('getPayInfo', { code: 200, data: pay }),
  // @ts-expect-error usdt, wxpay, alipay, bank
  'where to pay with a message for people': answer('getPayInfo', { code: 200, message: '操作成功', data: pay }),
  // @ts-expect-error an address or a picture
  'nowhere to pay to': payInfoOf({ ...pay, cardlist: [{ content: 'TRC20' }] }),
  // @ts-expect-error in data, with total and last_page
  'rows without their page': answer('getTransactionRecords', { code: 200, data: [order] }),
  // @ts-expect-error data, total, last_page
  'a page of another framework': answer('getTransactionRecords', { code: 200, data: { records: [order], total: 1, pages: 1 } }),
  // @ts-expect-error a number
  'a state in words': recordsOf({ ...order, state: 'approved' }),
  // @ts-expect-error 0 to 3
  'a state that is none': recordsOf({ ...order, state: 9 }),
  // @ts-expect-error a string
  'an order number that is a number': recordsOf({ ...order, out_trade_no: 1 }),
  // @ts-expect-error 0 or 1
  'a flag as a boolean': answer('getPayWays', { code: 200, data: { card: true, usdt: true, wechat: false, alipay: false } }),
  // @ts-expect-error rows
  'a page in place of a list': answer('getCards', { code: 200, data: { data: [], total: 0, last_page: 1 } }),
};

/** Wrong for a validator, while the compiler sees a string like any other. */
const wrongToValidatorsAlone = {
  'cents as text': answer('getBalance', { code: 200, data: { balance: '20000' } }),
  'an order number with words': answer('submitDeposit', { code: 200, message: '操作成功' }),
};

const openApi = JSON.parse(readFileSync(path.resolve(__dirname, '../../../docs/api/openapi.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(openApi, 'openapi');
const operations = Object.entries(openApi.paths as object).flatMap(([place, ways]) =>
  Object.entries(ways as Record<string, { operationId: string }>).map(([method, { operationId }]) => ({
    place,
    method,
    operationId,
  })),
);

function isAnswer({ name, given }: { name: string; given: unknown }): boolean {
  const { place = '', method } = operations.find(({ operationId }) => operationId === name) ?? {};
  const pointer = `/paths/${place.replaceAll('/', '~1')}/${method}/responses/200/content/application~1json/schema`;
  return ajv.validate({ $ref: `openapi#${pointer}` }, given);
}

it.each(Object.entries(sound))('%s compiles and is valid', (_title, one) => {
  expect([isAnswer(one), ajv.errors]).toEqual([true, null]);
});

it.each(Object.entries({ ...wrong, ...wrongToValidatorsAlone }))('%s is not valid', (_title, one) => {
  expect(isAnswer(one)).toBe(false);
});
