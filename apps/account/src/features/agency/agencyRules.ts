import { type Broken, isMobile } from '#shared';
import type { AgencyRule } from './agencyTexts';

export type AgencyFields = Record<'mobile' | 'apply_info', string>;

/** The payload: without spaces around texts and inside numbers. */
export function tidied({ mobile, apply_info }: AgencyFields): AgencyFields {
  return { mobile: mobile.replace(/\s/g, ''), apply_info: apply_info.trim() };
}

/** The first rule that does not hold, in the order of spec section 5. */
export function brokenAgencyRule({ mobile, apply_info }: AgencyFields): Broken<keyof AgencyFields, AgencyRule> | undefined {
  if (!isMobile(mobile)) return { field: 'mobile', rule: 'mobileWrong' };
  if (apply_info === '') return { field: 'apply_info', rule: 'reasonMissing' };
  return undefined;
}
