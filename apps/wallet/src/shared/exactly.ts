import { formatMoney } from '@parlour/ui-kit';
import Big from 'big.js';

/** A rate or a fee with every digit that sums are computed with, at least two decimals; `—` for nothing. */
export function exactly(value: string | undefined): string {
  if (value === undefined) return formatMoney(value);
  const [, decimals = ''] = new Big(value).toFixed().split('.');
  return decimals.length <= 2 ? formatMoney(value) : formatMoney(new Big(value).round(0, Big.roundDown)).replace(/00$/, decimals);
}
