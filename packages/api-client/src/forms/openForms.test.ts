import * as v from 'valibot';
import { getNotices, getVipLevels } from '../endpoints/account';
import { getProviderGames } from '../endpoints/lobby';
import { getActivities, getRebates, getRedPacketRecords } from '../endpoints/promotions';
import { getActivityApplications, getBetRecords, getTransactionRecords } from '../endpoints/records';
import { getUser, logIn } from '../endpoints/session';
import { getPayInfo, getPayRange, getTurnover } from '../endpoints/wallet';
import { readAnswer } from '../transport';
import { moment } from './values';

const info = { amount: '720', created_at: '2026-11-20 12:00:00', paytype: 'usdt' };
const tron = { mch_id: 'TQk4u9', content: 'TRC20', payimg: '' };
const ether = { mch_id: '0x7Bd41f', content: 'ERC20', payimg: '/erc20.png' };
const picture = { mch_id: '', content: '', payimg: '/qr.png' };

it.each<[string, unknown, readonly object[]]>([
  ['an object', tron, [tron]],
  ['a list of one', [tron], [tron]],
  ['a list of two', [tron, ether], [tron, ether]],
  ['a list of PHP', { 0: tron, 2: ether }, [tron, ether]],
  ['a picture without an address', { payimg: '/qr.png' }, [picture]],
  ['an address without a picture', { mch_id: 'TQk4u9', content: 'TRC20' }, [tron]],
  ['an address without a protocol', { mch_id: 'TQk4u9', content: null }, [{ ...tron, content: '' }]],
  ['a list with a picture without an address', [{ payimg: '/qr.png', mch_id: null }], [picture]],
  ['an account number that is a number', [{ mch_id: 62148312 }], [{ mch_id: '62148312', content: '', payimg: '' }]],
  ['a list with something odd beside it', ['?', null, { mch_id: {} }, tron], [tron]],
  ['an object that names neither', { content: 'TRC20' }, []],
  ['an empty list', [], []],
  ['an empty object', {}, []],
  ['an empty string', '', []],
  ['null', null, []],
  ['nothing', undefined, []],
])('payinfo with %s as cardlist', (_what, cardlist, targets) => {
  expect(v.parse(getPayInfo.answer, { info, deposit_no: 'PD1', cardlist }).cardlist).toEqual(targets);
});

it.each([
  ['2026-11-20 12:00:00', '2026-11-20 12:00:00'],
  ['2026-11-20T04:00:00Z', '2026-11-20 12:00:00'],
  ['2026-11-20T04:00:00.000000Z', '2026-11-20 12:00:00'],
  ['2026-11-20T12:00:00+08:00', '2026-11-20 12:00:00'],
  ['2026-11-20T12:00:00.000+0800', '2026-11-20 12:00:00'],
  ['2026-11-19T23:30:00-05:00', '2026-11-20 12:30:00'],
  ['2026-12-31T16:00:00Z', '2027-01-01 00:00:00'],
  ['2026-11-20T04:00Z', '2026-11-20 12:00:00'],
  ['2026-11-20T12:00+08:00', '2026-11-20 12:00:00'],
  ['2026-11-20', '2026-11-20'],
  ['2026-13-41T12:00:00Z', '2026-13-41T12:00:00Z'],
  ['yesterday', 'yesterday'],
  ['', ''],
  [null, ''],
])('the moment %s is %s in Beijing', (written, expected) => {
  expect(v.parse(moment, written)).toBe(expected);
});

it.each([
  ['1990-05-01', '1990-05-01'],
  ['1990-05-01 00:00:00', '1990-05-01'],
  ['1990-04-30T16:00:00.000000Z', '1990-05-01'],
  // Beijing's midnight in its summer time, which it had until 1991.
  ['1990-04-30T15:00:00.000000Z', '1990-05-01'],
  ['1991-12-31T16:00:00Z', '1992-01-01'],
  ['1999-12-31T16:00:00Z', '2000-01-01'],
  ['1990-05-01T00:00:00Z', '1990-05-01'],
  ['1990-05-01T00:00:00+08:00', '1990-05-01'],
  ['', ''],
])('the birthday %s is %s', (birthday, day) => {
  expect(v.parse(getUser.answer, { birthday }).birthday.slice(0, 10)).toBe(day);
});

const game = { catecode: 'pp', gamecode: 'v1', gamename: 'One', gamepic: '/v1.png' };
it.each([
  [[game]],
  [{ data: [game] }],
  [{ links: [], games: [game] }],
  [{ list: { total: 'one', data: [game] } }],
  [{ pp: [game] }],
])('the games of a provider are found in %j', (answer) => expect(v.parse(getProviderGames.answer, answer)).toEqual([game]));
it.each([[[]], [{}], [null], [{ games: [] }]])('no games are found in %j', (answer) =>
  expect(v.parse(getProviderGames.answer, answer)).toEqual([]),
);

it.each<[unknown, string]>([
  ['余额不足', '余额不足'],
  [['余额不足'], '余额不足'],
  [{ amount: ['too much', 'too odd'], bank: 'none' }, 'too much too odd none'],
  [[], ''],
  [{}, ''],
  [7, '7'],
  [null, ''],
])('the message %j of a refusal is %j', (message, expected) => {
  const answer = { status: 200, data: { code: 500, message } };
  expect(() => readAnswer(getTurnover, answer, {})).toThrow(expect.objectContaining({ kind: 'refused', message: expected }));
});

const nothing = { data: [], total: 0, last_page: 1 };
const row = { money: '5', redpacketmoney: '5', created_at: '2026-11-20 12:00:00' };
const paged = { getActivityApplications, getBetRecords, getNotices, getRedPacketRecords, getTransactionRecords };

describe.each(Object.entries(paged))('%s', (_name, { answer }) => {
  it.each<[string, unknown]>([
    ['null', null],
    ['an empty list', []],
    ['an empty list of PHP', {}],
    ['rows that are null', { data: null }],
    ['rows that are null, counted', { data: null, total: 0, last_page: 1 }],
    ['a page without rows', nothing],
    ['a page without pages', { data: [], total: '0', last_page: 0 }],
  ])('%s is an empty page', (_what, data) => {
    expect(v.parse(answer, data)).toMatchObject({ data: [], total: 0 });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a page of a site', '<!doctype html>'],
    ['no', false],
    ['a total without rows', { total: 0 }],
    ['rows that are a text', { data: '<html>', total: 0 }],
    ['only invalid rows', ['?', 'odd']],
    ['a page of only invalid rows', { data: [null], total: 1 }],
  ])('%s is no page', (_what, data) => {
    expect(v.is(answer, data)).toBe(false);
  });

  it('a list of rows is the only page, without its invalid rows', () => {
    expect(v.parse(answer, [row, null, row])).toMatchObject({ data: [{}, {}], total: 3, last_page: 1, dropped: 1 });
  });
});

it.each([[null], [{}], [{ data: null, total: 0 }], [{ list: null }]])('there are no offers in %j', (answer) => {
  expect(v.parse(getActivities.answer, answer)).toEqual([]);
});

it.each<[string, unknown, object]>([
  ['null', null, nothing],
  ['an empty list', [], nothing],
  ['null in a page', { data: null, total: 0 }, nothing],
  ['a list', [row], { data: [{ money: '5' }], total: 1, last_page: 1 }],
])('rebates of which the list is %s keep their sums', (_what, list, page) => {
  const sums = { jisuan: '12.50', nojisuan: '3.20' };
  expect(v.parse(getRebates.answer, { list, ...sums })).toMatchObject({ ...sums, ...page });
});

it.each([[null], [[]], ['<html>'], [{}], [{ jisuan: '1', nojisuan: '1' }], [{ list: '<html>', nojisuan: '1' }]])(
  '%j is no answer about rebates',
  (data) => {
    expect(v.is(getRebates.answer, data)).toBe(false);
  },
);

it.each<[object, string, string | undefined]>([
  [{ min_price: 100, max_price: '50000' }, '100', '50000'],
  [{ min_price: '100', max_price: null }, '100', undefined],
  [{ min_price: '100', max_price: '0.00' }, '100', undefined],
  [{ min_price: '100' }, '100', undefined],
  [{ min_price: null, max_price: 50_000 }, '0.01', '50000'],
  [{ min_price: 0, max_price: 0 }, '0.01', undefined],
  [{ min_price: '500', max_price: '100' }, '500', undefined],
])('a deposit with the limits %j', (answer, min_price, max_price) => {
  expect(v.parse(getPayRange.answer, answer)).toEqual({ min_price, max_price });
});

it.each([[{}], [[]], [null], [{ min_price: null }], [{ min_price: '100', max_price: '-' }], [{ min_price: 'many' }]])(
  'no limits are read from %j',
  (answer) => {
    expect(v.safeParse(getPayRange.answer, answer).success).toBe(false);
  },
);

it.each([
  ['iVBORw0KGgoAAAANSUhEUg==', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='],
  ['/9j/4AAQSkZJRg\nABAQ==', 'data:image/png;base64,/9j/4AAQSkZJRgABAQ=='],
  ['PHN2ZyB4bWxucz0i', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0i'],
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['/9j/picture.png', '/9j/picture.png'],
  ['https://pay.example/qr.png', 'https://pay.example/qr.png'],
])('the picture %j of an order', (payimg, address) => {
  const { cardlist } = v.parse(getPayInfo.answer, { info, deposit_no: 'PD1', cardlist: { payimg } });
  expect(cardlist[0]?.payimg).toBe(address);
});

it.each([
  [{ data: [{}, {}], total: 5, last_page: '3' }, 3],
  [[{}, {}], 1],
])('the pages of %j', (answer, last_page) => {
  expect(v.parse(getBetRecords.answer, answer)).toMatchObject({ last_page });
});

it('a token may be a number', () => {
  expect(v.parse(logIn.answer, { api_token: 12345 })).toEqual({ api_token: '12345' });
});

it('a VIP level may say which it is', () => {
  const rows = v.parse(getVipLevels.answer, [{ level: 0 }, { level: 'VIP2' }, { level: [] }, {}]);
  expect(rows.map(({ level }) => level)).toEqual(['0', 'VIP2', undefined, undefined]);
});

it('a rebate of a VIP level may have its per cent sign, money may not', () => {
  const [level] = v.parse(getVipLevels.answer, [
    { recharge: '12%', sport: '0.40%', lottery: '0.1', joker: 0.5, realperson: null },
  ]);
  expect(level).toMatchObject({ recharge: '0', sport: '0.40', lottery: '0.1', joker: '0.5', realperson: '0' });
});
