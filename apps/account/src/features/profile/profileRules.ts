import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { type Broken, isMobile } from '#shared';
import type { ProfileRule } from './profileTexts';

export type ProfileFields = Record<'birthday' | 'mobile' | 'email', string>;

/** The first day that the birthday picker offers (spec section 9); who is older types theirs. */
export const BIRTHDAY_MIN = '1980-01-01';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The fields as the server knows them. */
export function fieldsOf({ birthday, mobile, email }: UserInfo): ProfileFields {
  return { birthday: birthday.slice(0, 10), mobile, email };
}

/** What is sent: without the spaces that people type around and into numbers. */
export function tidied({ birthday, mobile, email }: ProfileFields): ProfileFields {
  return { birthday: birthday.trim(), mobile: mobile.replace(/\s/g, ''), email: email.trim() };
}

/** The first rule that does not hold, in the order of spec section 5; a birthday that the server knows already may stay. */
export function brokenProfileRule(
  { birthday, mobile, email }: ProfileFields,
  known: ProfileFields,
): Broken<keyof ProfileFields, ProfileRule> | undefined {
  if (!isMobile(mobile)) return { field: 'mobile', rule: 'mobileWrong' };
  if (!EMAIL.test(email)) return { field: 'email', rule: 'emailWrong' };
  const isKnown = birthday !== '' && birthday === known.birthday;
  if (!isKnown && !isDay(birthday)) return { field: 'birthday', rule: 'birthdayWrong' };
  return undefined;
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
