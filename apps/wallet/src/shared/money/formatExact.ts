import { formatMoney } from '@parlour/ui-kit';
import Big from 'big.js';

/** A rate or a fee with all of its digits, at least two decimals; `—` when it is not known. */
export function formatExact(value: string | undefined): string {
  if (value === undefined) return formatMoney(value);
  const [, decimals = ''] = new Big(value).toFixed().split('.');
  return decimals.length <= 2 ? formatMoney(value) : formatMoney(new Big(value).round(0, Big.roundDown)).replace(/00$/, decimals);
}
