import type { Broken } from '#shared';
import type { PasswordRule } from './passwordTexts';

/** `password` is the old one, `paypassword` the new one, as the calls name them. */
export type PasswordFields = Record<'password' | 'paypassword' | 'confirmPass', string>;

/** 1 opens the account, 2 pays out (spec section 2). */
export type PasswordKind = 1 | 2;

const MIN = 6;

/** The password that `type` in the address names. */
export function kindOf(query: string | null): PasswordKind {
  return query === '2' ? 2 : 1;
}

/** The first rule that does not hold, in the order of spec section 5. */
export function brokenPasswordRule({
  password,
  paypassword,
  confirmPass,
}: PasswordFields): Broken<keyof PasswordFields, PasswordRule> | undefined {
  if (password === '') return { field: 'password', rule: 'oldMissing' };
  if (paypassword === '') return { field: 'paypassword', rule: 'newMissing' };
  if (confirmPass === '') return { field: 'confirmPass', rule: 'confirmMissing' };
  if (password.length < MIN) return { field: 'password', rule: 'oldShort' };
  if (paypassword.length < MIN) return { field: 'paypassword', rule: 'newShort' };
  if (confirmPass !== paypassword) return { field: 'confirmPass', rule: 'confirmDiffers' };
  if (paypassword === password) return { field: 'paypassword', rule: 'sameAsOld' };
  return undefined;
}
