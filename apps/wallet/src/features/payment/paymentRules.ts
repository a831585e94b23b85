import type { TransactionRecord } from '@parlour/api-client/endpoints/records';

/** How long a deposit may be paid, from its creation (spec section 9). */
export const PAY_WINDOW_MS = 3_600_000;

const APPROVED = 2;
const REJECTED = 3;
const MARKED = 6;
const GROUP = 4;

/** When an order was made, in epoch milliseconds; the operator writes Beijing time. Undefined for what is no time. */
export function createdMs(createdAt: string): number | undefined {
  const at = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(createdAt.trim());
  const ms = at ? Date.parse(`${at[1]}T${at[2]}+08:00`) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

export type Decision = 'approved' | 'rejected';

/** What the review said of an order, as far as the records know. */
export function decisionOf(rows: readonly TransactionRecord[] | undefined, depositNo: string): Decision | undefined {
  switch (rows?.find(({ out_trade_no }) => out_trade_no === depositNo)?.state) {
    case APPROVED:
      return 'approved';
    case REJECTED:
      return 'rejected';
    default:
      return undefined;
  }
}

export type PaymentState = Decision | 'expired' | 'waiting';

/** A decision counts whenever it comes; until then the order runs out with its hour. */
export function stateOf(decision: Decision | undefined, until: number | undefined, nowMs: number): PaymentState {
  return decision ?? (until !== undefined && nowMs >= until ? 'expired' : 'waiting');
}

export interface Group {
  /** Where it begins in the address. */
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** An address in two halves of small groups, its first and last six marked: what people compare. */
export function halvesOf(address: string): readonly (readonly Group[])[] {
  if (address.length <= 2 * MARKED) return [[{ at: 0, text: address, isMarked: false }]];
  const middle = Math.ceil(address.length / 2);
  const last = address.length - MARKED;
  const group = (from: number, to: number, isMarked = false): Group => ({ at: from, text: address.slice(from, to), isMarked });
  const groups = (from: number, to: number): readonly Group[] =>
    from >= to ? [] : [group(from, Math.min(from + GROUP, to)), ...groups(from + GROUP, to)];
  return [
    [group(0, MARKED, true), ...groups(MARKED, middle)],
    [...groups(middle, last), group(last, address.length, true)],
  ];
}
