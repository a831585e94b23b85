import { firstBrokenRule } from '@parlour/platform/forms';
import { type ProfileFields, profileRules, tidied } from './profileRules';
import { profileTexts } from './profileTexts';

const good: ProfileFields = { birthday: '1990-06-18', mobile: '13800138000', email: 'demo@ardelle.example' };
const empty: ProfileFields = { birthday: '', mobile: '', email: '' };
const brokenRuleMessage = (changes: Partial<ProfileFields>, known = empty) => {
  const broken = firstBrokenRule(profileRules(known), { ...good, ...changes });
  return broken && `${broken.field}: ${broken.text(profileTexts.default.rules)}`;
};

const mobileWrong = 'mobile: 请输入正确手机号';
const emailWrong = 'email: 请输入正确邮箱号';
const birthdayWrong = 'birthday: 请输入正确的日期格式：YYYY-MM-DD';

it.each<[string, Partial<ProfileFields>, string | undefined]>([
  ['all hold', {}, undefined],
  ['no mobile', { mobile: '' }, mobileWrong],
  ['a mobile of 10 digits', { mobile: '1380013800' }, mobileWrong],
  ['a mobile with 86', { mobile: '8613800138000' }, undefined],
  ['a mobile of 12 digits', { mobile: '138001380000' }, mobileWrong],
  ['no email', { email: '' }, emailWrong],
  ['an email without @', { email: 'demo.example' }, emailWrong],
  ['an email without a dot', { email: 'demo@example' }, emailWrong],
  ['an email with a space', { email: 'de mo@a.cn' }, emailWrong],
  ['an email with an empty part', { email: 'demo@a..cn' }, emailWrong],
  ['a short email', { email: 'a@b.c' }, undefined],
  ['no birthday', { birthday: '' }, birthdayWrong],
  ['another order', { birthday: '18-06-1990' }, birthdayWrong],
  ['slashes', { birthday: '1990/06/18' }, birthdayWrong],
  ['a day without its 0', { birthday: '1990-6-18' }, birthdayWrong],
  ['a month 13', { birthday: '1990-13-01' }, birthdayWrong],
  ['a 29 February that was', { birthday: '2000-02-29' }, undefined],
  ['a 29 February that was not', { birthday: '1999-02-29' }, birthdayWrong],
  ['a day before the first of the picker', { birthday: '1955-12-31' }, undefined],
  ['a day to come', { birthday: '2999-01-01' }, 'birthday: 生日不能晚于今天'],
  ['the first day of the picker', { birthday: '1980-01-01' }, undefined],
])('%s', (_case, changes, message) => {
  expect(brokenRuleMessage(changes)).toBe(message);
});

it('returns the first broken rule, in the order of the spec', () => {
  expect(brokenRuleMessage(empty)).toBe(mobileWrong);
  expect(brokenRuleMessage({ ...empty, mobile: good.mobile })).toBe(emailWrong);
  expect(brokenRuleMessage({ ...good, birthday: '' })).toBe(birthdayWrong);
});

it('a birthday that the server knows may stay, whatever it is', () => {
  expect(brokenRuleMessage({ birthday: '0000-00-00' }, { ...good, birthday: '0000-00-00' })).toBeUndefined();
  expect(brokenRuleMessage({ birthday: '0000-00-01' }, { ...good, birthday: '0000-00-00' })).toBe(birthdayWrong);
});

it('spaces around and inside of numbers are not sent', () => {
  expect(tidied({ birthday: ' １９９０－０６－１８', mobile: ' 138 ００１３ 8000 ', email: ' demo@ardelle.example ' })).toEqual(
    good,
  );
});
