import * as v from '@parlour/api-client/schema';
import { money, moneyOrZero } from '@parlour/api-client/schema';

const SMALLEST_AMOUNT = '0.01';
const isAboveZero = (sum: string) => Number(sum) > 0;

/** The smallest and the largest deposit in yuan; undefined for no limit. */
export const payRange = v.pipe(
  v.union([v.object({ min_price: money, max_price: moneyOrZero }), v.object({ min_price: moneyOrZero, max_price: money })]),
  v.transform(({ min_price, max_price }) => ({
    min_price: isAboveZero(min_price) ? min_price : SMALLEST_AMOUNT,
    max_price: isAboveZero(max_price) && Number(max_price) >= Number(min_price) ? max_price : undefined,
  })),
);
