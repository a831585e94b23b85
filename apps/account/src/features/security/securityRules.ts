import type { UserInfo } from '@parlour/api-client/endpoints/session';

type Contact = Pick<UserInfo, 'mobile' | 'email' | 'birthday'>;

/** How many fields of the profile are still empty. */
export function missingCount({ mobile, email, birthday }: Contact): number {
  return [mobile, email, birthday].filter((value) => value.trim() === '').length;
}

/** Mobile number, or email address if there is none, masked so that somebody looking at the screen cannot read it. */
export function hiddenContact({ mobile, email }: Contact): string {
  return mobile === '' ? hiddenEmail(email) : hiddenMobile(mobile);
}

function hiddenMobile(mobile: string): string {
  return mobile.length < 8 ? mobile.replace(/./g, '*') : `${mobile.slice(0, -8)}****${mobile.slice(-4)}`;
}

function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
