import type { register } from '@parlour/api-client/endpoints/session';
import type { InferOutput } from 'valibot';
import { Refusal } from '../envelope';

const PASSWORD_MIN = 6;
const REALNAME_MIN = 2;
const CAPTCHA_LENGTH = 4;

/** The rules of spec section 5, in its order and wording; refuses with the first that is broken. */
export function checkRegistration(form: InferOutput<(typeof register)['request']>): void {
  const { name, password, confirmPass, realname, paypassword, code } = form;
  if (name.trim() === '') throw new Refusal('Username cannot be empty!');
  if (password.length < PASSWORD_MIN) throw new Refusal('Please enter a correct password length, minimum 6 characters!');
  if (confirmPass !== password) throw new Refusal('The two passwords do not match!');
  if (realname.trim().length < REALNAME_MIN) throw new Refusal('Please enter your real name!');
  if (paypassword.length < PASSWORD_MIN)
    throw new Refusal('Please enter a correct payment password length, minimum 6 characters!');
  if (code === '') throw new Refusal('Please enter the captcha!');
  if (code.length !== CAPTCHA_LENGTH) throw new Refusal('Captcha error!');
}
