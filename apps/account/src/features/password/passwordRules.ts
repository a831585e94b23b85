import type { Rule } from '@parlour/platform/forms';
import type { PasswordRuleTexts } from './passwordTexts';

/** `password` is the old one and `paypassword` the new one, with the names of the calls. */
export type PasswordFields = Record<'password' | 'paypassword' | 'confirmPass', string>;

/** 1 is the login password, 2 the withdrawal password (spec section 2). */
export type PasswordKind = 1 | 2;

const MIN = 6;

/** The password that `type` in the address names. */
export function kindOf(query: string | null): PasswordKind {
  return query === '2' ? 2 : 1;
}

/** In the order of spec section 5. */
export const passwordRules: readonly Rule<PasswordFields, PasswordRuleTexts>[] = [
  { field: 'password', text: (texts) => texts.oldMissing, isBroken: ({ password }) => password === '' },
  { field: 'paypassword', text: (texts) => texts.newMissing, isBroken: ({ paypassword }) => paypassword === '' },
  { field: 'confirmPass', text: (texts) => texts.confirmMissing, isBroken: ({ confirmPass }) => confirmPass === '' },
  { field: 'password', text: (texts) => texts.oldShort, isBroken: ({ password }) => password.length < MIN },
  { field: 'paypassword', text: (texts) => texts.newShort, isBroken: ({ paypassword }) => paypassword.length < MIN },
  { field: 'confirmPass', text: (texts) => texts.confirmDiffers, isBroken: (form) => form.confirmPass !== form.paypassword },
  { field: 'paypassword', text: (texts) => texts.sameAsOld, isBroken: ({ paypassword, password }) => paypassword === password },
];
