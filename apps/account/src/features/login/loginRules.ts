import type { Broken } from '#shared';
import type { LoginRule } from './loginTexts';

export const CAPTCHA_LENGTH = 4;
const PASSWORD_MIN = 6;
const REALNAME_MIN = 2;

export type LoginFields = Record<'name' | 'password', string>;
export type RegistrationFields = Record<'name' | 'password' | 'confirmPass' | 'realname' | 'paypassword' | 'code', string>;

/** Spec section 5, login: both are required. */
export function brokenLoginRule({ name, password }: LoginFields): Broken<keyof LoginFields, LoginRule> | undefined {
  if (isBlank(name)) return { field: 'name', rule: 'credentialsMissing' };
  if (password === '') return { field: 'password', rule: 'credentialsMissing' };
  return undefined;
}

/** Spec section 5, registration: the first rule, in its order, that does not hold. */
export function brokenRegistrationRule(
  form: RegistrationFields,
  isAnswer: (code: string) => boolean,
): Broken<keyof RegistrationFields, LoginRule> | undefined {
  if (isBlank(form.name)) return { field: 'name', rule: 'nameMissing' };
  if (form.password.length < PASSWORD_MIN) return { field: 'password', rule: 'passwordShort' };
  if (form.confirmPass !== form.password) return { field: 'confirmPass', rule: 'passwordsDiffer' };
  if (form.realname.trim().length < REALNAME_MIN) return { field: 'realname', rule: 'realnameShort' };
  if (form.paypassword.length < PASSWORD_MIN) return { field: 'paypassword', rule: 'payPasswordShort' };
  if (isBlank(form.code)) return { field: 'code', rule: 'captchaMissing' };
  if (!isAnswer(form.code)) return { field: 'code', rule: 'captchaWrong' };
  return undefined;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
