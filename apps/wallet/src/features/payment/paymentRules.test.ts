import { checkSum, decisionOf, halvesOf, protocolIn, protocolOf, stateOf, methodOf } from './paymentRules';

it.each([
  [['usdt', ''], 'usdt'],
  [['usdt', '2'], 'usdt'],
  [['usdt', 'wxpay'], 'usdt'],
  [['操作成功', 'usdt-erc20'], 'usdt'],
  [['', 'wechat'], 'wxpay'],
  [['微信支付', ''], 'wxpay'],
  [['ALIPAY', ''], 'alipay'],
  [['', '银行卡'], 'bank'],
  [['bank', 'usdt'], 'bank'],
  [['操作成功', '2', 'TRC20'], 'usdt'],
  [['操作成功', '2'], undefined],
  [['', ''], undefined],
])('the words %j say %s', (words, method) => {
  expect(methodOf(...words)).toBe(method);
});

it.each([
  ['TRC20', 'whatever', 'ERC20', 'TRC20'],
  ['', '0x7Bd41fC2a96E0358cF7A20b9D4e6c183A5f09E72', 'TRC20', 'ERC20'],
  ['', 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', 'ERC20', 'TRC20'],
  ['', '', 'ERC20', 'ERC20'],
])('a place that says "%s" with the address "%s", chosen %s: %s', (content, mch_id, chosen, protocol) => {
  expect(protocolOf({ content, mch_id, payimg: '' }, chosen)).toBe(protocol);
});

it.each([
  [['usdt-erc20'], 'ERC20'],
  [['usdt', 'TRC-20'], 'TRC20'],
  [['usdt'], undefined],
])('the protocol in %j is %s', (words, protocol) => {
  expect(protocolIn(...words)).toBe(protocol);
});

it.each([
  [undefined, undefined],
  [0, undefined],
  [1, undefined],
  [2, 'approved'],
  [3, 'rejected'],
  [4, undefined],
])('state %s of the record means %s', (state, decision) => {
  expect(decisionOf(state === undefined ? undefined : { state })).toBe(decision);
});

it.each([
  [undefined, 1000, 999, 'waiting'],
  [undefined, 1000, 1000, 'expired'],
  [undefined, 1000, 1001, 'expired'],
  ['approved', 1000, 999, 'approved'],
  ['approved', 1000, 1001, 'approved'],
  ['rejected', 1000, 1001, 'rejected'],
] as const)('decided %s, until %s, now %s: %s', (decision, until, now, state) => {
  expect(stateOf({ decision, until, sumCheck: 'cents' }, now)).toBe(state);
});

it.each([
  [undefined, 999, 'odd'],
  [undefined, 1001, 'odd'],
  ['approved', 999, 'approved'],
] as const)('of another sum, decided %s, now %s of 1000: %s', (decision, now, state) => {
  expect(stateOf({ decision, until: 1000, sumCheck: 'other' }, now)).toBe(state);
});

it.each([
  ['the sum that was typed', { yuan: '200.00' }, 'same'],
  ['the sum in cents', { yuan: '20000' }, 'other'],
  ['a yuan less', { yuan: '199' }, 'other'],
  ['cents by which the payer is told', { yuan: '200.03' }, 'cents'],
  ['another sum on a device that did not make the order', { yuan: '20000', asked: undefined }, 'same'],
  ['its own USDT at about the rate', { yuan: '200', usdt: '27.7731' }, 'same'],
  ['its own USDT in cents', { yuan: '200', usdt: '2777' }, 'other'],
  ['its own USDT in yuan', { yuan: '200', usdt: '200' }, 'other'],
  ['its own USDT where no rate is known', { yuan: '200', usdt: '2777', rate: undefined }, 'same'],
  ['no sum of its own', { yuan: '200', usdt: '0' }, 'same'],
] as const)('asked for ¥200, an order of %s is %s', (_what, order, check) => {
  expect(checkSum({ asked: '200', rate: '7.2', usdt: undefined, ...order })).toBe(check);
});

it.each([
  ['TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', '*TQk4u9* LmR2 vXhE 7cW / zN5p YbJd 3sG *aF8Kt1*'],
  ['0x7Bd41fC2a96E0358cF7A20b9D4e6c183A5f09E72', '*0x7Bd4* 1fC2 a96E 0358 cF7 / A20b 9D4e 6c18 3A5 *f09E72*'],
  ['1234567890123', '*123456* 7 / *890123*'],
  ['123456789012', '123456789012'],
  ['', ''],
])('%s is read as %s', (address, shown) => {
  const words = halvesOf(address)
    .map((half) => half.map(({ text, isMarked }) => (isMarked ? `*${text}*` : text)).join(' '))
    .join(' / ');
  expect(words).toBe(shown);
  expect(
    halvesOf(address)
      .flat()
      .map(({ text }) => text)
      .join(''),
  ).toBe(address);
});
