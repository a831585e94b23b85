import { firstBrokenRule } from '@parlour/platform/forms';
import { loginRules, type RegistrationFields, registrationRules } from './loginRules';
import { loginTexts } from './loginTexts';

const { rules } = loginTexts.default;
const good: RegistrationFields = {
  name: 'a',
  password: '123456',
  confirmPass: '123456',
  realname: '林澜',
  paypassword: '654321',
  code: 'R7kM',
};
const isAnswer = (code: string) => code === 'R7kM';
const brokenRuleMessage = (changes: Partial<RegistrationFields>) => {
  const broken = firstBrokenRule(registrationRules(isAnswer), { ...good, ...changes });
  return broken && `${broken.field}: ${broken.text(rules)}`;
};

const nameMissing = 'name: Username cannot be empty!';
const passwordShort = 'password: Please enter a correct password length, minimum 6 characters!';
const passwordsDiffer = 'confirmPass: The two passwords do not match!';
const realnameShort = 'realname: Please enter your real name!';
const payPasswordShort = 'paypassword: Please enter a correct payment password length, minimum 6 characters!';
const captchaMissing = 'code: Please enter the captcha!';
const captchaWrong = 'code: Captcha error!';

it.each<[string, Partial<RegistrationFields>, string | undefined]>([
  ['all hold', {}, undefined],
  ['no name', { name: '' }, nameMissing],
  ['a blank name', { name: '  ' }, nameMissing],
  ['a name of 1', { name: 'x' }, undefined],
  ['a password of 0', { password: '', confirmPass: '' }, passwordShort],
  ['a password of 5', { password: '12345', confirmPass: '12345' }, passwordShort],
  ['a password of 6', { password: '123456', confirmPass: '123456' }, undefined],
  ['a password of 7', { password: '1234567', confirmPass: '1234567' }, undefined],
  ['a password of 32', { password: 'x'.repeat(32), confirmPass: 'x'.repeat(32) }, undefined],
  ['another password', { confirmPass: '123457' }, passwordsDiffer],
  ['another case', { password: 'abcdef', confirmPass: 'Abcdef' }, passwordsDiffer],
  ['no second password', { confirmPass: '' }, passwordsDiffer],
  ['no real name', { realname: '' }, realnameShort],
  ['a real name of 1', { realname: '林' }, realnameShort],
  ['a real name of 1 and a space', { realname: '林 ' }, realnameShort],
  ['a real name of 2', { realname: '林澜' }, undefined],
  ['a real name of 3', { realname: '林小澜' }, undefined],
  ['a payment password of 5', { paypassword: '12345' }, payPasswordShort],
  ['a payment password of 6', { paypassword: '123456' }, undefined],
  ['a payment password of 7', { paypassword: '1234567' }, undefined],
  ['no captcha', { code: '' }, captchaMissing],
  ['a blank captcha', { code: '  ' }, captchaMissing],
  ['another captcha', { code: 'R7kN' }, captchaWrong],
])('%s', (_case, changes, message) => {
  expect(brokenRuleMessage(changes)).toBe(message);
});

it('returns the first broken rule, in the order of the spec', () => {
  const mend: (keyof RegistrationFields)[] = ['name', 'password', 'confirmPass', 'realname', 'paypassword', 'code'];
  let form: RegistrationFields = { name: '', password: '', confirmPass: 'x', realname: '', paypassword: '', code: '' };
  const order = mend.map((field) => {
    const message = brokenRuleMessage(form);
    form = { ...form, [field]: good[field] };
    return message;
  });
  expect(order).toEqual([nameMissing, passwordShort, passwordsDiffer, realnameShort, payPasswordShort, captchaMissing]);
  expect(brokenRuleMessage({ ...form, code: 'nope' })).toBe(captchaWrong);
});

it.each([
  ['', '', 'name'],
  ['', 'secret1', 'name'],
  [' ', 'secret1', 'name'],
  ['demo', '', 'password'],
  ['demo', '1', undefined],
])('a login as "%s" with "%s" lacks %s', (name, password, field) => {
  const broken = firstBrokenRule(loginRules, { name, password });
  expect(broken?.field).toBe(field);
  if (broken) expect(broken.text(rules)).toBe('Please enter your account and password!');
});
