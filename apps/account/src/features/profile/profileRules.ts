import type { UserInfo } from '@parlour/api-client/endpoints/session';
import type { Rule } from '@parlour/platform/forms';
import { beijingDay } from '@parlour/ui-kit/parts';
import { isMobile, tidyMobile } from '#shared';
import type { ProfileRuleTexts } from './profileTexts';

export type ProfileFields = Record<'birthday' | 'mobile' | 'email', string>;

/** The first day that the birthday picker offers (spec section 9). Older players type their birthday. */
export const BIRTHDAY_MIN = '1980-01-01';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The form's fields with the values of the user info. */
export function fieldsOf({ birthday, mobile, email }: UserInfo): ProfileFields {
  return { birthday: birthday.slice(0, 10), mobile, email };
}

/** The payload without the spaces and signs that people and phones add around texts and into numbers. */
export function tidied({ birthday, mobile, email }: ProfileFields): ProfileFields {
  return {
    birthday: birthday.normalize('NFKC').trim(),
    mobile: tidyMobile(mobile),
    email: email.trim(),
  };
}

/** For a tidied payload, in the order of spec section 5. A birthday that the server already has is always valid. */
export function profileRules(known: ProfileFields): readonly Rule<ProfileFields, ProfileRuleTexts>[] {
  const isKnown = (birthday: string) => birthday !== '' && birthday === known.birthday;
  return [
    { field: 'mobile', text: (texts) => texts.mobileWrong, isBroken: ({ mobile }) => !isMobile(mobile) },
    { field: 'email', text: (texts) => texts.emailWrong, isBroken: ({ email }) => !EMAIL.test(email) },
    {
      field: 'birthday',
      text: (texts) => texts.birthdayWrong,
      isBroken: ({ birthday }) => !isKnown(birthday) && !isDay(birthday),
    },
    {
      field: 'birthday',
      text: (texts) => texts.birthdayAhead,
      isBroken: ({ birthday }) => !isKnown(birthday) && birthday > beijingDay(),
    },
  ];
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
