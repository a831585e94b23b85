import type { CallName } from '@parlour/api-client/endpoints/all';
import type { Example } from './examples/example';
import { moneyExamples } from './examples/moneyExamples';
import { offerExamples } from './examples/offerExamples';
import { siteExamples } from './examples/siteExamples';

/** One evening of one member: what a call is sent, and what it answers then. Amounts, order numbers and times fit together. */
export const examples: Readonly<Record<CallName, Example>> = { ...siteExamples, ...moneyExamples, ...offerExamples };
