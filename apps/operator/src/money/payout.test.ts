import { payoutOf } from './payout';

test.each([
  ['1000', '7.20', '1', '137.88', '7.20'],
  ['1000', '7.20', '5', '133.88', '36.00'],
  ['100', '7.20', '5', '8.88', '36.00'],
  ['36.08', '7.20', '5', '0.01', '36.00'],
  ['36.07', '7.20', '5', '0.00', '36.00'],
  ['20', '7.20', '5', '-2.23', '20.00'],
  ['1000', '7.23', '1.5', '136.81', '10.84'],
])('%s yuan at %s with a fee of %s pay %s USDT and leave ¥%s', (amount, rate, fee, net, kept) => {
  expect(payoutOf(amount, rate, fee)).toEqual({ net, fee: kept });
});
