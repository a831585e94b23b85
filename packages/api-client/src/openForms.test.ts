import * as v from 'valibot';
import { getPayInfo } from './endpoints/wallet';
import { moment } from './values';

const info = { amount: '720', created_at: '2026-11-20 12:00:00', paytype: 'usdt' };
const tron = { mch_id: 'TQk4u9', content: 'TRC20', payimg: '' };
const ether = { mch_id: '0x7Bd41f', content: 'ERC20', payimg: '/erc20.png' };
const picture = { mch_id: '', content: '', payimg: '/qr.png' };

test.each<[string, unknown, readonly object[]]>([
  ['an object', tron, [tron]],
  ['a list of one', [tron], [tron]],
  ['a list of two', [tron, ether], [tron, ether]],
  ['a picture without an address', { payimg: '/qr.png' }, [picture]],
  ['an address without a picture', { mch_id: 'TQk4u9', content: 'TRC20' }, [tron]],
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

test.each([
  ['2026-11-20 12:00:00', '2026-11-20 12:00:00'],
  ['2026-11-20T12:00:00', '2026-11-20 12:00:00'],
  ['2026-11-20T04:00:00Z', '2026-11-20 12:00:00'],
  ['2026-11-20T04:00:00.000000Z', '2026-11-20 12:00:00'],
  ['2026-11-20T12:00:00+08:00', '2026-11-20 12:00:00'],
  ['2026-11-20 12:00:00+0800', '2026-11-20 12:00:00'],
  ['2026-11-19T23:30:00-05:00', '2026-11-20 12:30:00'],
  ['2026-12-31T16:00:00Z', '2027-01-01 00:00:00'],
  ['2026-13-41T12:00:00Z', '2026-13-41T12:00:00Z'],
  ['yesterday', 'yesterday'],
  ['', ''],
  [null, ''],
  [1700000000, '1700000000'],
])('the moment %s is %s in Beijing', (written, told) => {
  expect(v.parse(moment, written)).toBe(told);
});
