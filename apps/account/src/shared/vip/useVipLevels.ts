import { getVipLevels, type VipLevel } from '@parlour/api-client/endpoints/account';
import { type ApiQuery, useApiQuery } from '@parlour/platform';
import { useMemo } from 'react';

const LEVELS = 10;

/** The levels 1 to 10 (spec section 9). Further levels of an operator are not shown anywhere. */
export function useVipLevels(): ApiQuery<readonly VipLevel[]> {
  const { data, ...query } = useApiQuery(getVipLevels, {});
  const levels = useMemo(() => data && levelsOf(data), [data]);
  return { ...query, data: levels };
}

/**
 * A row's position is its level, unless the rows name their levels. Then they may come in any order, and a level 0 is left out.
 */
export function levelsOf(rows: readonly VipLevel[]): readonly VipLevel[] {
  const counted = rows.filter((row) => numberOf(row) !== 0);
  const areNamed = counted.every((row) => numberOf(row) !== undefined);
  const inOrder = areNamed ? [...counted].sort((one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0)) : counted;
  return inOrder.slice(0, LEVELS);
}

/** Parses `3` or `VIP3`. */
function numberOf({ level = '' }: VipLevel): number | undefined {
  const [digits] = /\d+/.exec(level) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
