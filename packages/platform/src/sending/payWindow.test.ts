import { momentMs, payableUntil } from './payWindow';

it.each([
  ['2026-11-20 12:00:00', Date.UTC(2026, 10, 20, 4)],
  ['2026-11-20 00:00:01', Date.UTC(2026, 10, 19, 16, 0, 1)],
  ['2026-13-41 12:00:00', undefined],
  ['1700000000', undefined],
  ['', undefined],
])('%s in Beijing is %s', (moment, ms) => {
  expect(momentMs(moment)).toBe(ms);
});

const NOW = Date.parse('2026-11-20T12:00:00+08:00');

it.each([
  ['USDT', 1, '2026-11-20 11:00:01', true],
  ['USDT', 1, '2026-11-20 11:00:00', false],
  ['usdt-trc20', 1, '2026-11-20 12:05:00', true],
  ['微信', 1, '2026-11-20 12:15:00', false],
  ['wxpay', 1, '2026-11-20 11:59:00', true],
  ['Alipay', 1, '2026-11-20 11:59:00', true],
  ['Alipay', 2, '2026-11-20 11:59:00', false],
  ['Alipay', 3, '2026-11-20 11:59:00', false],
  ['支付宝转银行卡', 1, '2026-11-20 11:59:00', false],
  ['alipay-bank', 1, '2026-11-20 11:59:00', false],
  ['bank', 1, '2026-11-20 11:59:00', false],
  ['招商银行', 1, '2026-11-20 11:59:00', false],
  ['', 1, '2026-11-20 11:59:00', false],
  ['USDT', 1, '', false],
])('a deposit by %p in state %d of %p can be paid at 12:00: %p', (pay_way, state, created_at, isPayable) => {
  const record = { out_trade_no: 'PD1', amount: '100', pay_way, state, created_at };
  expect(payableUntil(record, NOW)).toBe(isPayable ? Date.parse(`${created_at.replace(' ', 'T')}+08:00`) + 3_600_000 : undefined);
  expect(payableUntil({ ...record, out_trade_no: '' }, NOW)).toBeUndefined();
});
