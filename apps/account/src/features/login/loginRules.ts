import type { Rule } from '@parlour/platform/forms';
import type { LoginRuleTexts } from './loginTexts';

export const CAPTCHA_LENGTH = 4;
const PASSWORD_MIN = 6;
const REALNAME_MIN = 2;

export type LoginFields = Record<'name' | 'password', string>;
export type RegistrationFields = Record<'name' | 'password' | 'confirmPass' | 'realname' | 'paypassword' | 'code', string>;

const isBlank = (text: string) => text.trim() === '';

/** Spec section 5, login: both are required. */
export const loginRules: readonly Rule<LoginFields, LoginRuleTexts>[] = [
  { field: 'name', text: (texts) => texts.credentialsMissing, isBroken: ({ name }) => isBlank(name) },
  { field: 'password', text: (texts) => texts.credentialsMissing, isBroken: ({ password }) => password === '' },
];

/** Spec section 5, registration, in its order. */
export function registrationRules(isAnswer: (code: string) => boolean): readonly Rule<RegistrationFields, LoginRuleTexts>[] {
  return [
    { field: 'name', text: (texts) => texts.nameMissing, isBroken: ({ name }) => isBlank(name) },
    { field: 'password', text: (texts) => texts.passwordShort, isBroken: ({ password }) => password.length < PASSWORD_MIN },
    { field: 'confirmPass', text: (texts) => texts.passwordsDiffer, isBroken: (form) => form.confirmPass !== form.password },
    { field: 'realname', text: (texts) => texts.realnameShort, isBroken: (form) => form.realname.trim().length < REALNAME_MIN },
    { field: 'paypassword', text: (texts) => texts.payPasswordShort, isBroken: (form) => form.paypassword.length < PASSWORD_MIN },
    { field: 'code', text: (texts) => texts.captchaMissing, isBroken: ({ code }) => isBlank(code) },
    { field: 'code', text: (texts) => texts.captchaWrong, isBroken: ({ code }) => !isAnswer(code) },
  ];
}
