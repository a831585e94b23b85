import { vipLevelOf } from '@parlour/platform';
import { inWords, missingDeposits, vipProgress } from './vipRules';

it.each<[string, string | undefined, number]>([
  ['P3', undefined, 3],
  ['VIP3', '5', 3],
  ['VIP10', undefined, 10],
  ['VIP 7', '', 7],
  ['P0', '5', 0],
  ['2026 VIP 7', undefined, 7],
  ['', undefined, 0],
  ['', '', 0],
  ['', '3', 3],
  ['', 'VIP3', 3],
  ['', 'VIP 12', 12],
  ['3', '5', 3],
  ['3级', undefined, 3],
  ['VIP', '3', 3],
  ['none', 'none', 0],
])('the level of "%s", else "%s", is %d', (current, vip, level) => {
  expect(vipLevelOf(current, vip)).toBe(level);
});

it.each<[string, string | undefined, number]>([
  ['68000', '100000', 68],
  ['68000', undefined, 100],
  ['0', undefined, 0],
  ['0', '100000', 0],
  ['68000', '0', 0],
  ['0', '0', 0],
  ['1', '1000', 0],
  ['5', '1000', 1],
  ['4.99', '1000', 0],
  ['674.99', '1000', 67],
  ['675', '1000', 68],
  ['994.99', '1000', 99],
  ['995', '1000', 100],
  ['1000', '1000', 100],
  ['1001', '1000', 100],
  ['99999999', '1000', 100],
])('deposits of %s towards %s are %d percent', (paysum, recharge, percent) => {
  expect(vipProgress(paysum, recharge)).toBe(percent);
});

it.each([
  ['68000', '100000', '32000'],
  ['99999.99', '100000', '0.01'],
  ['100000', '100000', undefined],
  ['100000.01', '100000', undefined],
])('after %s of %s, %s is missing', (paysum, recharge, missing) => {
  expect(missingDeposits(paysum, recharge)).toBe(missing);
});

it.each([
  ['32000', '32,000'],
  ['0.01', '0.01'],
  ['1234567.5', '1,234,567.50'],
])('%s is said as %s', (sum, words) => {
  expect(inWords(sum)).toBe(words);
});
