import type { CallName } from '@parlour/api-client/endpoints/all';
import type { Example } from './examples/example';
import { moneyExamples } from './examples/moneyExamples';
import { offerExamples } from './examples/offerExamples';
import { siteExamples } from './examples/siteExamples';

/** One evening of one member: the requests and answers of all calls. Amounts, order numbers and times are consistent. */
export const examples: Readonly<Record<CallName, Example>> = { ...siteExamples, ...moneyExamples, ...offerExamples };
