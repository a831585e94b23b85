import type { BreakLength } from '@parlour/api-client/endpoints/saferPlay';

const DAY_MS = 86_400_000;

export interface Break {
  readonly kind: 'coolOff' | 'exclusion';
  /** Null: it never ends. */
  readonly endsAt: Date | null;
}

/** The break of a length that begins now. */
export function breakOf(length: BreakLength, now: Date): Break {
  switch (length) {
    case '24h':
      return { kind: 'coolOff', endsAt: daysAfter(now, 1) };
    case '7d':
      return { kind: 'coolOff', endsAt: daysAfter(now, 7) };
    case '30d':
      return { kind: 'coolOff', endsAt: daysAfter(now, 30) };
    case '6m':
      return { kind: 'exclusion', endsAt: monthsAfter(now, 6) };
    case '1y':
      return { kind: 'exclusion', endsAt: monthsAfter(now, 12) };
    case 'forever':
      return { kind: 'exclusion', endsAt: null };
  }
}

/** Of breaks that were asked for, the one that ends last, unless all are over. */
export function breakAt(breaks: readonly Break[], now: Date): Break | undefined {
  const [last] = breaks.filter((one) => endOf(one) > now.getTime()).sort((one, other) => endOf(other) - endOf(one));
  return last;
}

/** When a break ends, in epoch milliseconds. */
export function endOf({ endsAt }: Break): number {
  return endsAt?.getTime() ?? Infinity;
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

function monthsAfter(now: Date, months: number): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
