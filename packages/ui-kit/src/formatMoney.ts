import Big from 'big.js';

export type MoneyValue = string | number | Big | null | undefined;

export type MoneyParts = { sign: '' | '+' | '−'; whole: string; decimals: string };

/** A sum cut for display: thousands grouped, two decimals, rounded half up (away from zero). `undefined` for what is no number. */
export function moneyParts(value: MoneyValue, signed = false): MoneyParts | undefined {
  const sum = parse(value);
  if (!sum) return undefined;
  const [whole = '0', decimals = '00'] = sum.abs().toFixed(2, Big.roundHalfUp).split('.');
  const isZero = /^0+$/.test(whole + decimals);
  const sign = isZero ? '' : sum.lt(0) ? '−' : signed ? '+' : '';
  return { sign, whole: whole.replace(/\B(?=(\d{3})+$)/g, ','), decimals };
}

/** A sum as text, `12,480.50`; `—` for what is no number. */
export function formatMoney(value: MoneyValue, signed = false): string {
  const parts = moneyParts(value, signed);
  return parts ? `${parts.sign}${parts.whole}.${parts.decimals}` : '—';
}

function parse(value: MoneyValue) {
  if (value === null || value === undefined || value === '') return undefined;
  try {
    return new Big(value);
  } catch {
    return undefined;
  }
}
