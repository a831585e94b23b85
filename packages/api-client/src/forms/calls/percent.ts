import * as v from '@parlour/api-client/schema';
import { moneyOrZero } from '@parlour/api-client/schema';

/** A rebate in percent, which may have a `%` sign, unlike money. */
export const percent = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), '0'),
  v.transform((rebate): unknown => (typeof rebate === 'string' ? rebate.replace(/ *%$/, '') : rebate)),
  moneyOrZero,
);
