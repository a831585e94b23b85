/** A decimal string, or anything whose text is one (a number, a Big); null or undefined while it is unknown. */
export type MoneyValue = string | number | { toString(): string } | null | undefined;

export interface MoneyParts {
  readonly sign: '' | '+' | '−';
  readonly whole: string;
  readonly decimals: string;
}

/**
 * Splits an amount for display: grouped thousands and two decimals. Fractions of a cent are cut off, so that nobody sees more
 * than they have. Undefined if the value is not a number.
 */
export function moneyParts(value: MoneyValue, signed = false): MoneyParts | undefined {
  const sum = String(value ?? '');
  if (!isDecimal(sum)) return undefined;
  const cents = centsOf(sum.replace(/^-/, ''));
  const sign = cents === '000' ? '' : sum.startsWith('-') ? '−' : signed ? '+' : '';
  return { sign, whole: cents.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ','), decimals: cents.slice(-2) };
}

/** Returns an amount as text, `12,480.50`; `—` if the value is not a number. */
export function formatMoney(value: MoneyValue, signed = false): string {
  const parts = moneyParts(value, signed);
  return parts ? `${parts.sign}${parts.whole}.${parts.decimals}` : '—';
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/.test(text);
}

/**
 * Computes with digits, never with binary fractions. `Intl` is not used, because creating the first format blocks a slow phone
 * for 60 to 90 ms, and the first screen shows money.
 */
function centsOf(sum: string): string {
  const [mantissa = '', exponent = '0'] = sum.split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const point = whole.length + Number(exponent);
  const end = Math.max(0, point) + 2;
  const digits = ('0'.repeat(Math.max(0, -point)) + whole + decimals).padEnd(end, '0');
  return digits.slice(0, end).replace(/^0+/, '').padStart(3, '0');
}
