import { getVipLevels, type VipLevel } from '@parlour/api-client/endpoints/account';
import { type ApiQuery, useApiQuery } from '@parlour/platform';

const LEVELS = 10;

/** The levels 1 to 10 (spec section 9); what an operator sends beyond them is shown nowhere. */
export function useVipLevels(): ApiQuery<readonly VipLevel[]> {
  const { data, ...asked } = useApiQuery(getVipLevels, {});
  return { ...asked, data: data?.slice(0, LEVELS) };
}
