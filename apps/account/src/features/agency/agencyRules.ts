import type { Rule } from '@parlour/platform/forms';
import { isMobile, tidyMobile } from '#shared';
import type { AgencyRuleTexts } from './agencyTexts';

export type AgencyFields = Record<'mobile' | 'apply_info', string>;

/** The payload without the spaces and signs that people and phones add around texts and into numbers. */
export function tidied({ mobile, apply_info }: AgencyFields): AgencyFields {
  return { mobile: tidyMobile(mobile), apply_info: apply_info.trim() };
}

/** For a tidied payload, in the order of spec section 5. */
export const agencyRules: readonly Rule<AgencyFields, AgencyRuleTexts>[] = [
  { field: 'mobile', text: (texts) => texts.mobileWrong, isBroken: ({ mobile }) => !isMobile(mobile) },
  { field: 'apply_info', text: (texts) => texts.reasonMissing, isBroken: ({ apply_info }) => apply_info === '' },
];
