import * as v from '@parlour/api-client/schema';
import { money } from '@parlour/api-client/schema';

const unknown = v.pipe(
  v.picklist(['', '-', '--', 'N/A', '暂无']),
  v.transform(() => undefined),
);

/** What a wallet holds: null or undefined where the backend does not know it. That is not zero. */
export const moneyOrUnknown = v.nullish(v.union([unknown, money]));
