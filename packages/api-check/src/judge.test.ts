import { ApiError } from '@parlour/api-client';
import { samples } from '@parlour/api-client/endpoints/all';
import { createTransport } from '@parlour/api-client/transport';
import type { Asked } from './ask';
import { type CallName, calls } from '@parlour/api-client/endpoints/all';
import { judge, lackOf } from './judge';
import { linesOf } from './report/lines';

/** The result of an answer, as the transport reads it. */
async function resultOf(name: CallName, data: unknown, status = 200): Promise<Asked> {
  const raw = { status, data };
  const call = createTransport({ token: () => undefined, prefetched: () => Promise.resolve(raw) });
  const read = await call(calls[name], samples[name]?.payload as never).catch((error: ApiError) => error);
  return { raw, read };
}

/** The finding for an accepted answer, without its first word. */
async function saidOf(name: CallName, data: unknown, message = 'ok') {
  const verdict = judge(calls[name], await resultOf(name, { code: 200, message, data }), 'answer');
  return linesOf({ endpoint: calls[name], verdict }).map((line, index) => (index === 0 ? verdict.kind : line.trim()));
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const inBeijing = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const address = { mch_id: 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', content: 'TRC20', payimg: '' };
const picture = { mch_id: '', content: '', payimg: '/qr.png' };
const info = { amount: '2000', created_at: inBeijing(minutesAgo(5)), paytype: 'usdt' };
const order = { info, deposit_no: 'PD1', cardlist: address };

describe('an order to pay', () => {
  it.each<[string, unknown, string]>([
    ['with one place to pay to', order, 'usdt'],
    ['with a list of them', { ...order, cardlist: [address, { ...address, content: 'ERC20' }] }, 'usdt'],
    ['with a picture and no address', { ...order, cardlist: [picture] }, 'usdt'],
    ['whose type only the message gives', { ...order, info: { ...info, paytype: '' } }, 'usdt'],
    ['whose type only the info gives', order, '操作成功'],
    ['of a bank, which has no such place', { ...order, info: { ...info, paytype: 'bank' }, cardlist: null }, 'bank'],
    [
      'that ran out, without a place any more',
      { ...order, info: { ...info, created_at: minutesAgo(61) }, cardlist: null },
      'usdt',
    ],
    ['made at an hour in UTC', { ...order, info: { ...info, created_at: minutesAgo(5) } }, 'usdt'],
    ['made at an hour with a zone', { ...order, info: { ...info, created_at: '2026-11-20T12:00:00+0800' } }, 'usdt'],
  ])('%s fits', async (_what, data, message) => {
    expect(await saidOf('getPayInfo', data, message)).toEqual(['ok']);
  });

  it.each<[string, unknown, string, string[]]>([
    [
      'that does not say how it is paid',
      { ...order, info: { ...info, paytype: '' } },
      'ok',
      ['misfit', 'message: expected how it is paid, here or in data.info.paytype, got "ok"'],
    ],
    [
      'that says so twice and differently',
      { ...order, info: { ...info, paytype: 'alipay' } },
      'usdt',
      ['ok', 'tolerated data.info.paytype: expected what the message says, which counts, got "alipay"'],
    ],
    [
      'that can be paid and does not say where to',
      { ...order, cardlist: [{ ...picture, payimg: '' }] },
      'usdt',
      ['misfit', 'data.cardlist: expected an address (mch_id) or a picture (payimg), got neither'],
    ],
    [
      'of an odd time',
      { ...order, info: { ...info, created_at: 'yesterday' } },
      'usdt',
      ['misfit', expect.stringMatching(/^data\.info\.created_at: expected YYYY-MM-DD HH:mm:ss.*, got "yesterday"$/)],
    ],
  ])('%s is found', async (_what, data, message, said) => {
    expect(await saidOf('getPayInfo', data, message)).toEqual(said);
  });
});

const packet = { money: '500', redpacketmoney: '8.88', created_at: '2026-11-19 10:01:00', usetime: '' };
const page = { data: [packet, packet], total: 2, last_page: 1 };
const sums = { total_money: '17.76', total_count: 2 };

describe('what red packets gave', () => {
  it.each<[string, unknown]>([
    ['a page in the list', { ...sums, list: page }],
    ['a page with the sums beside it', { ...page, ...sums }],
    ['the list itself', { ...sums, list: page.data }],
    ['a page alone', page],
  ])('%s is read', async (_what, data) => {
    expect((await saidOf('getRedPacketRecords', data))[0]).toBe('ok');
  });

  it('a list in a place of its own is not read', async () => {
    expect(await saidOf('getRedPacketRecords', { ...sums, packets: page.data })).toEqual([
      'misfit',
      'data.packets: expected rows where they are read, got 2, none read',
    ]);
  });
});

it.each<[CallName, object, string]>([
  ['getGames', [{ app_state: 'open' }], 'data[0].app_state'],
  ['getGames', [{ is_hot: '' }], 'data[0].is_hot'],
  ['getUser', { balance: '1', joinday: '' }, 'data.joinday'],
  ['getUser', { balance: '1', isagent: 'yes' }, 'data.isagent'],
  ['getAppInfo', { redpacket_switch: [] }, 'data.redpacket_switch'],
  ['getAppInfo', { site_state: 'open' }, 'data.site_state'],
  ['getActivityApplications', { data: [{ state: 1, created_at: 'soon' }], total: 1, last_page: 1 }, 'data.data[0].created_at'],
])('%s with %j stands, and the odd field is named', async (name, data, at) => {
  const [kind, ...lines] = await saidOf(name, data);
  expect(kind).toBe('ok');
  expect(lines.filter((line) => line.startsWith('tolerated'))).toEqual([expect.stringContaining(`tolerated ${at}: expected `)]);
});

it('the same misfit in many rows is reported once', async () => {
  const said = await saidOf(
    'getGames',
    Array.from({ length: 20 }, () => ({ app_state: 'open' })),
  );
  expect(said.filter((line) => line.startsWith('tolerated'))).toEqual([
    'tolerated data[0].app_state: expected true or false, or 1 or 0, got "open", and so in 19 more',
  ]);
});

it('one of several pages that does not say of how many is found', async () => {
  const row = { amount: '100', state: 1, created_at: '2026-11-20 16:09:00' };
  expect(await saidOf('getTransactionRecords', { data: [row], total: 2 })).toEqual([
    'misfit',
    'data.last_page: expected how many pages there are of 2 rows, got nothing',
  ]);
});

it('rows without a number, and rows that are equal, fit', async () => {
  const row = { amount: '100', pay_way: 'usdt', state: 1, created_at: '2026-11-20 16:09:00' };
  const said = await saidOf('getTransactionRecords', { data: [row, row], total: 2, last_page: 1 });
  expect(said).toEqual(['ok', 'leaves out data.data[0].out_trade_no']);
});

it('a deposit without an order number is found', async () => {
  expect(await saidOf('submitDeposit', null, '')).toEqual(['misfit', 'message: expected the number of the order, got nothing']);
});

it('a page for a call that is not there, in one line with what to do', async () => {
  const verdict = judge(calls.getUser, await resultOf('getUser', '404 page\nnot found\n', 404), 'answer');
  expect(linesOf({ endpoint: calls.getUser, verdict })[1]?.trim()).toBe(
    'the answer: expected an object, got "404 page not found " (HTTP 404). Implement the call, or answer {"code":404,"message":"…"}.',
  );
});

describe('an operator lacks a call', () => {
  it.each<[string, number, unknown]>([
    ['not found', 404, { code: 404, message: 'no such call' }],
    ['not found by a server', 404, '<html>Not Found</html>'],
    ['wrong method', 405, ''],
    ['not logged in', 200, { code: 401, message: '请登录' }],
    ['not logged in, by a server', 401, 'Unauthorized'],
    ['forbidden', 403, { code: 403 }],
    ['refused', 200, { code: 500, message: '系统繁忙' }],
    ['a page', 200, '<html>Welcome</html>'],
    ['a fault', 502, '<html>Bad gateway</html>'],
  ])('that says: %s', async (_what, status, body) => {
    expect(lackOf(await resultOf('getSaferPlay', body, status))).toMatchObject({ kind: 'lacking' });
  });

  it('a success, an unreadable success and a missing answer do not count as a lacking call', async () => {
    expect(lackOf(await resultOf('getSaferPlay', { code: 200, data: {} }))).toBeUndefined();
    expect(lackOf({ read: new ApiError('timeout', '30 s', 'getSaferPlay') })).toBeUndefined();
    expect(lackOf(await resultOf('getSaferPlay', { code: 200, data: samples['getSaferPlay']?.data }))).toBeUndefined();
  });
});
