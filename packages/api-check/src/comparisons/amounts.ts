/** Digits after the point that are compared; money has two, but results of binary floating point have more. */
const DIGITS = 8;
export const YUAN = 10n ** BigInt(DIGITS);
const CENT = YUAN / 100n;

/** A decimal amount such as `12.50` as a whole number of its smallest unit, so that nothing is rounded. */
export function exactly(amount: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const units = BigInt(whole + fraction.slice(0, DIGITS).padEnd(DIGITS, '0'));
  return sign === '' ? units : -units;
}

/** The amount as text, with two digits after the point, or as many as it has. */
export function yuan(units: bigint): string {
  const digits = String(absolute(units)).padStart(DIGITS + 1, '0');
  const fraction = digits.slice(-DIGITS).replace(/0{1,6}$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DIGITS)}.${fraction}`;
}

/** The amount as text, rounded to two digits after the point. */
export function inCents(units: bigint): string {
  const half = units + CENT / 2n;
  return yuan(half - (half % CENT));
}

/** The amount in whole yuan, rounded up. */
export const wholeYuan = (units: bigint): bigint => ((units + YUAN - 1n) / YUAN) * YUAN;

/** Far more than the balance, so that a deposit approved meanwhile is not enough for it. */
export const farMoreThan = (units: bigint): string => yuan(units + 1_000_000n * YUAN);

export const absolute = (units: bigint): bigint => (units < 0n ? -units : units);

/** The relation of two amounts that should be equal. */
interface Difference {
  /** How the first relates to the second, such as `a hundred times as much`. */
  readonly words: string;
  readonly change: string;
}

/** The advice for an amount that was booked twice. */
export const BOOK_ONCE = 'Book it once.';
const DECIMALS = 'Store amounts as decimals or in whole cents, and keep the cents.';
const factors: readonly (readonly [times: bigint, by: bigint, words: string, change: string])[] = [
  [100n, 1n, 'a hundred times as much', 'Send amounts in yuan, not in cents.'],
  [1000n, 1n, 'a thousand times as much', 'Send amounts in yuan, not in thousandths.'],
  [1n, 100n, 'a hundredth', 'Amounts that the site sends are in yuan, not in cents: do not divide them.'],
  [1n, 1000n, 'a thousandth', 'Amounts that the site sends are in yuan: do not divide them.'],
  [-1n, 1n, 'in the wrong direction', 'Swap the sign.'],
  [2n, 1n, 'twice as much', BOOK_ONCE],
];

/** Says how an amount differs from what it should be, and what to change; `rate` is that of USDT. */
export function differenceOf(expected: bigint, got: bigint, rate = 0n): Difference {
  const known = mistake(expected, got, rate);
  if (known !== undefined) return known;
  const isSameWay = expected > 0n === got > 0n && got !== 0n;
  if (isSameWay && absolute(got - expected) * 5n <= absolute(expected))
    return { words: `${moreOrLess(got - expected)}, as with a fee`, change: 'Use the amount that was sent, without a fee.' };
  return { words: got === 0n ? 'nothing' : 'another amount', change: 'Use the amount that was sent.' };
}

/** The size of a difference, such as `2.00 less`. */
export const moreOrLess = (units: bigint): string => `${yuan(absolute(units))} ${units < 0n ? 'less' : 'more'}`;

/** A known mistake, recognised by its numbers. */
export function mistake(expected: bigint, got: bigint, rate = 0n): Difference | undefined {
  const factor = factors.find(([times, by]) => expected !== 0n && got * by === expected * times);
  if (factor !== undefined) return { words: factor[2], change: factor[3] };
  const off = absolute(got - expected);
  if (off < CENT) return { words: 'off by less than a cent', change: `It seems to be computed in binary fractions. ${DECIMALS}` };
  if (got % YUAN === 0n && off < YUAN) return { words: 'the cents are missing', change: DECIMALS };
  if (rate > YUAN && absolute((got * rate) / YUAN - expected) < rate)
    return { words: 'that is the amount in USDT', change: 'Send the amount in yuan; the site computes the USDT by usdtrate.' };
  return undefined;
}
