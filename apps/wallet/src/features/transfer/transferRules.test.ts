import { firstBrokenRule } from '@parlour/platform/forms';
import { apart, transferRules, withVenue } from './transferRules';
import { transferTexts } from './transferTexts';

const noAmount = '请输入操作金额！';
const noPlatform = '场馆内钱包不支持互转';

it.each([
  ['', 'userbalance', 'FG', noAmount],
  ['0', 'userbalance', 'FG', noAmount],
  ['0.00', 'userbalance', 'FG', noAmount],
  ['0.01', 'userbalance', 'FG', undefined],
  ['500', 'FG', 'userbalance', undefined],
  ['500', 'FG', 'OB', noPlatform],
  ['500', 'FG', 'FG', noPlatform],
  ['500', 'userbalance', 'userbalance', noPlatform],
  ['', 'FG', 'OB', noAmount],
])('%p from %s to %s: %s', (amount, sourcetype, targettype, message) => {
  expect(firstBrokenRule(transferRules, { amount, sourcetype, targettype })?.text(transferTexts.default.rules)).toBe(message);
});

it.each([
  ['userbalance', 'FG', { targettype: 'OB' }],
  ['FG', 'userbalance', { sourcetype: 'OB', targettype: 'userbalance' }],
  ['FG', 'PP', { sourcetype: 'OB', targettype: 'userbalance' }],
])('OB picked while it goes from %s to %s', (sourcetype, targettype, sides) => {
  expect(withVenue({ amount: '', sourcetype, targettype }, 'OB')).toEqual(sides);
});

it.each([
  [{ sourcetype: 'FG' }, { sourcetype: 'FG', targettype: 'userbalance' }],
  [{ targettype: 'userbalance' }, { targettype: 'userbalance', sourcetype: 'FG' }],
  [{ sourcetype: 'OB' }, { sourcetype: 'OB' }],
  [{ amount: '5' }, { amount: '5' }],
])('from the central wallet to FG, %j becomes %j', (changes, kept) => {
  expect(apart({ amount: '', sourcetype: 'userbalance', targettype: 'FG' }, changes)).toEqual(kept);
});
