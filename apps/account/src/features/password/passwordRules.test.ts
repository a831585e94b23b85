import { firstBrokenRule } from '@parlour/platform/forms';
import { kindOf, type PasswordFields, passwordRules } from './passwordRules';
import { passwordTexts } from './passwordTexts';

const good: PasswordFields = { password: 'secret1', paypassword: 'secret2', confirmPass: 'secret2' };
const brokenRuleMessage = (changes: Partial<PasswordFields>) => {
  const broken = firstBrokenRule(passwordRules, { ...good, ...changes });
  return broken && `${broken.field}: ${broken.text(passwordTexts.default.rules)}`;
};
const both = (text: string) => ({ paypassword: text, confirmPass: text });

const oldMissing = 'password: 请输入旧密码';
const newMissing = 'paypassword: 请输入新密码';
const confirmMissing = 'confirmPass: 请输入确认密码';
const oldShort = 'password: 请输入正确的旧密码长度';
const newShort = 'paypassword: 请输入正确的新密码长度';
const confirmDiffers = 'confirmPass: 两次密码不一致！';
const sameAsOld = 'paypassword: 新旧密码不能一致！';

it.each<[string, Partial<PasswordFields>, string | undefined]>([
  ['all hold', {}, undefined],
  ['no old one', { password: '' }, oldMissing],
  ['no new one', { paypassword: '' }, newMissing],
  ['no second new one', { confirmPass: '' }, confirmMissing],
  ['an old one of 5', { password: '12345' }, oldShort],
  ['an old one of 6', { password: '123456' }, undefined],
  ['an old one of 7', { password: '1234567' }, undefined],
  ['a new one of 5', both('12345'), newShort],
  ['a new one of 6', both('123456'), undefined],
  ['a new one of 7', both('1234567'), undefined],
  ['spaces count as characters', both('      '), undefined],
  ['another second new one', { confirmPass: 'secret3' }, confirmDiffers],
  ['another case', { confirmPass: 'Secret2' }, confirmDiffers],
  ['the old one again', both('secret1'), sameAsOld],
  ['the old one in another case', both('Secret1'), undefined],
])('%s', (_case, changes, message) => {
  expect(brokenRuleMessage(changes)).toBe(message);
});

it('returns the first broken rule, in the order of the spec', () => {
  const steps: PasswordFields[] = [
    { password: '', paypassword: '', confirmPass: '' },
    { password: '1', paypassword: '', confirmPass: '' },
    { password: '1', paypassword: '1', confirmPass: '' },
    { password: '1', paypassword: '1', confirmPass: '2' },
    { password: '123456', paypassword: '1', confirmPass: '2' },
    { password: '123456', paypassword: '123456', confirmPass: '2' },
    { password: '123456', paypassword: '123456', confirmPass: '123456' },
  ];
  const order = [oldMissing, newMissing, confirmMissing, oldShort, newShort, confirmDiffers, sameAsOld];
  expect(steps.map(brokenRuleMessage)).toEqual(order);
});

it.each([
  ['1', 1],
  ['2', 2],
  [null, 1],
  ['3', 1],
])('type %p is password %d', (query, kind) => {
  expect(kindOf(query)).toBe(kind);
});
