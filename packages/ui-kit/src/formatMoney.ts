/** A decimal string, or anything whose text is one (a number, a Big); nothing when it is not known yet. */
export type MoneyValue = string | number | { toString(): string } | null | undefined;

export interface MoneyParts {
  readonly sign: '' | '+' | '−';
  readonly whole: string;
  readonly decimals: string;
}

// Decimal strings are formatted digit by digit, never as binary fractions; half is rounded away from zero.
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A sum cut for display: thousands grouped, two decimals, half rounded away from zero. `undefined` for what is no number. */
export function moneyParts(value: MoneyValue, signed = false): MoneyParts | undefined {
  const sum = String(value ?? '');
  if (!isDecimal(sum)) return undefined;
  const [whole = '0', decimals = '00'] = twoDecimals.format(sum).replace('-', '').split('.');
  const isZero = /^[0,]+$/.test(whole + decimals);
  const sign = isZero ? '' : sum.startsWith('-') ? '−' : signed ? '+' : '';
  return { sign, whole, decimals };
}

/** A sum as text, `12,480.50`; `—` for what is no number. */
export function formatMoney(value: MoneyValue, signed = false): string {
  const parts = moneyParts(value, signed);
  return parts ? `${parts.sign}${parts.whole}.${parts.decimals}` : '—';
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text);
}
