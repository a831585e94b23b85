import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import Big from 'big.js';
import { momentMs } from '@parlour/platform/payWindow';
import type { MoneyCall, RecordType } from './moneyCalls';

/** Order numbers that existed before a call was sent, by type of record. */
export type Marks = Readonly<Partial<Record<RecordType, readonly string[]>>>;

/** Source and target of a transfer, as the operator's `platname`s. */
export type Sides = readonly [from: string, to: string];

/** A money call without an answer, as it was read from the storage. */
export interface Operation extends Pick<MoneyCall, 'kind' | 'label' | 'types' | 'to'> {
  readonly key: string;
  readonly endpoint: string;
  /** What was sent, as JSON without secrets. */
  readonly text: string;
  readonly sum: string | undefined;
  readonly sides?: Sides | undefined;
  /** When it was sent, by this device's clock. */
  readonly sentAt: number;
  /** The server's time just before it was sent, in epoch milliseconds. */
  readonly since: number | undefined;
  readonly marks: Marks;
  /** The balance of the central wallet just before it was sent. */
  readonly balance: string | undefined;
}

/** The newest records, requested at `askedAt`; a type whose request failed is missing. */
export interface RecordsSnapshot {
  readonly askedAt: number;
  /** `askedAt` by the server's clock. */
  readonly serverNow?: number;
  /** The balance of the central wallet; undefined if it could not be read. */
  readonly balance?: string | undefined;
  readonly rows: Readonly<Partial<Record<RecordType, readonly TransactionRecord[]>>>;
  /** Types whose newest records may be missing. */
  readonly incomplete?: readonly RecordType[];
}

export type Outcome =
  | { readonly is: 'looking' | 'lost' | 'unknown' }
  | { readonly is: 'found'; readonly type: RecordType; readonly record: TransactionRecord };

/** A call times out after 30 s (spec section 7). Until a little later its request may still arrive. */
export const ON_ITS_WAY_MS = 35_000;
/** The server's time is known to about two seconds, and the times of records are in whole seconds. */
const CLOCK_MS = 3000;
/** An order of the same amount within this time of sending counts as the result of the call. */
const BOOKED_MS = 120_000;
/** The clocks of an operator's machines may differ by this much. */
export const DRIFT_MS = 600_000;
/** A fee is at most the amount divided by this. */
const LARGEST_FEE = 10;

/** What the page knows besides the call and the records. */
interface Known {
  /** Whether it was reported as lost before. Only a record of its own amount that may be its result revokes that. */
  readonly wasLost?: boolean;
  /** Other calls of the same amount at about the same time that are known to have an order. */
  readonly booked?: readonly { readonly no?: string }[];
}

/**
 * Decides the outcome of a call without an answer. It is `found` by a new order number if the earlier numbers are known, else by
 * its amount and the server's time. It is `lost` only if all records were read, none can be its result, and the request can no
 * longer be in transit.
 */
export function outcomeOf(call: Operation, look: RecordsSnapshot, { wasLost = false, booked = [] }: Known = {}): Outcome {
  const candidates = call.types.flatMap((type) =>
    (look.rows[type] ?? []).map((record) => ({ type, record, match: matchOf(call, type, record) })),
  );
  const found = candidates
    .filter(({ match, record }) => match === 'it' && !booked.some(({ no }) => no === record.out_trade_no))
    .sort((a, b) => b.record.created_at.localeCompare(a.record.created_at))[0];
  // Each of the other calls has an order of its own, so there has to be one more.
  if (found && ordersLike(call, candidates) > booked.length) return { is: 'found', type: found.type, record: found.record };
  if (wasLost)
    return { is: candidates.some(({ match, record }) => match !== 'other' && mayBeOfSum(call, record)) ? 'unknown' : 'lost' };
  const ageMs = look.askedAt - call.sentAt;
  // Absolute value, because the call may be sent after the records were requested.
  if (Math.abs(ageMs) < ON_ITS_WAY_MS) return { is: 'looking' };
  const wasSeen = (type: RecordType) => hasNewest(look, type) && (call.marks[type] ?? call.since) !== undefined;
  const isSure =
    ageMs >= 0 && call.types.length > 0 && call.types.every(wasSeen) && candidates.every(({ match }) => match === 'other');
  return { is: isSure ? 'lost' : 'unknown' };
}

/** Whether the newest records of a type are complete. */
export function hasNewest({ rows, incomplete = [] }: RecordsSnapshot, type: RecordType): boolean {
  return rows[type] !== undefined && !incomplete.includes(type);
}

/** Whether the central wallet has changed by the call's amount. An operator may write the records later than the balance. */
export function hasMoved({ sum, balance: before }: Operation, { balance }: RecordsSnapshot): boolean {
  if (sum === undefined || before === undefined || balance === undefined) return false;
  return isSum(new Big(balance).minus(before).toFixed(), sum);
}

type Match = 'it' | 'perhaps' | 'other';

function matchOf(call: Operation, type: RecordType, record: TransactionRecord): Match {
  const { out_trade_no: no } = record;
  const known = no === '' ? undefined : call.marks[type];
  if (known?.includes(no)) return 'other';
  const isSameSum = isOfSum(call, record);
  const afterMs = afterMsOf(call, record);
  if (afterMs === undefined) return known !== undefined && isSameSum ? 'it' : 'perhaps';
  if (isSameSum && (isBooked(afterMs) || (known !== undefined && mayBeBooked(afterMs)))) return 'it';
  if (known !== undefined || afterMs >= -CLOCK_MS) return 'perhaps';
  return mayBeOfSum(call, record) && mayBeBooked(afterMs) ? 'perhaps' : 'other';
}

/** Number of orders with the call's amount that may have been made when it was sent. */
function ordersLike(call: Operation, seen: readonly { readonly record: TransactionRecord }[]): number {
  const like = seen.filter(({ record }) => {
    const afterMs = afterMsOf(call, record);
    return isOfSum(call, record) && (afterMs === undefined || afterMs >= -CLOCK_MS || mayBeBooked(afterMs));
  });
  // Counted by number, because a transfer may be listed both as in and as out.
  return new Set(like.map(({ record }) => record.out_trade_no || record)).size;
}

/** Time between the call and the making of an order, by the operator's clocks. */
function afterMsOf({ since }: Operation, { created_at }: TransactionRecord): number | undefined {
  const at = momentMs(created_at);
  return at === undefined || since === undefined ? undefined : at - since;
}

function isOfSum({ sum }: Operation, { amount }: TransactionRecord): boolean {
  return sum !== undefined && isSum(amount, sum);
}

/** Records may show the amount after or before a fee. An amount of zero means that the operator did not give it. */
function mayBeOfSum({ sum }: Operation, { amount }: TransactionRecord): boolean {
  return isSum(amount, '0') || (sum !== undefined && new Big(amount).abs().minus(sum).abs().times(LARGEST_FEE).lte(sum));
}

function isBooked(afterMs: number): boolean {
  return afterMs >= -CLOCK_MS && afterMs <= BOOKED_MS;
}

/** Whether an order may have been made when the call was sent, if its time is by another clock. */
function mayBeBooked(afterMs: number): boolean {
  return Math.abs(afterMs) <= DRIFT_MS;
}

/** Whether two amounts are the same, whatever their sign and trailing zeros. */
export function isSum(amount: string, sum: string): boolean {
  return new Big(amount).abs().eq(new Big(sum).abs());
}
