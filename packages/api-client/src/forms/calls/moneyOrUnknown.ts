import * as v from '@parlour/api-client/schema';
import { money } from '@parlour/api-client/schema';

const unknown = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

/** A wallet's balance; null or undefined when the backend does not know it, which is not zero. */
export const moneyOrUnknown = v.nullish(v.union([unknown, money]));
