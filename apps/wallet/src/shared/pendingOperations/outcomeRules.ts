import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import Big from 'big.js';
import { momentMs } from '../momentMs';
import type { MoneyCall, RecordType } from './moneyCalls';

/** Order numbers that existed before a call was sent, by type of record. */
export type Marks = Readonly<Partial<Record<RecordType, readonly string[]>>>;

/** A money call without an answer. */
export interface PendingCall extends Pick<MoneyCall, 'kind' | 'label' | 'types' | 'to'> {
  readonly key: string;
  readonly endpoint: string;
  /** What was sent, as JSON without secrets. */
  readonly text: string;
  readonly sum: string | undefined;
  /** When it was sent, by this device's clock. */
  readonly sentAt: number;
  /** The server's time just before it was sent, in epoch milliseconds. */
  readonly since: number | undefined;
  readonly marks: Marks;
  /** The central wallet just before it was sent. */
  readonly balance: string | undefined;
}

/** The newest records, requested at `askedAt`; a type whose request failed is missing. */
export interface Look {
  readonly askedAt: number;
  /** The central wallet; undefined if it could not be read. */
  readonly balance?: string | undefined;
  readonly rows: Readonly<Partial<Record<RecordType, readonly TransactionRecord[]>>>;
  /** Types of which the newest may be missing. */
  readonly incomplete?: readonly RecordType[];
}

export type Outcome =
  | { readonly is: 'looking' | 'lost' | 'unknown' }
  | { readonly is: 'found'; readonly type: RecordType; readonly record: TransactionRecord };

/** A call ends after 30 s (spec section 7); until then and a little longer it may still arrive. */
export const ON_ITS_WAY_MS = 35_000;
/** The server's time is known to about two seconds, and records have whole seconds. */
const CLOCK_MS = 3000;
/** An order of the same amount within this time of sending counts as the result of the call. */
const BOOKED_MS = 120_000;
/**
 * Clocks of an operator's machines may differ, and its records may use another time zone, by multiples of a quarter of an hour: up to
 * 20 hours behind Beijing.
 */
const DRIFT_MS = 600_000;
const ZONE_STEP_MS = 900_000;
const ZONES_MS = 72_000_000;
/** A fee is at most one part of so many. */
const LARGEST_FEE = 10;

/**
 * The outcome of a call without an answer. It is found by a new order number where the earlier numbers are known, else by its amount
 * and the server's time. It is lost only when all records were read, none can be its result, and it can no longer be in transit.
 * Where it `wasLost`, records of other amounts or none do not take that back; one of its amount that may be its result does.
 */
export function outcomeOf(call: PendingCall, look: Look | undefined, wasLost = false): Outcome {
  if (look === undefined) return { is: 'looking' };
  const seen = call.types.flatMap((type) =>
    (look.rows[type] ?? []).map((record) => ({ type, record, match: matchOf(call, type, record) })),
  );
  const found = seen.find(({ match }) => match === 'it');
  if (found) return { is: 'found', type: found.type, record: found.record };
  if (wasLost)
    return { is: seen.some(({ match, record }) => match === 'perhaps' && mayBeOfSum(call, record)) ? 'unknown' : 'lost' };
  const ageMs = look.askedAt - call.sentAt;
  if (ageMs >= 0 && ageMs < ON_ITS_WAY_MS) return { is: 'looking' };
  const wasSeen = (type: RecordType) =>
    look.rows[type] !== undefined && !look.incomplete?.includes(type) && (call.marks[type] ?? call.since) !== undefined;
  const isSure = ageMs >= 0 && call.types.length > 0 && call.types.every(wasSeen) && seen.every(({ match }) => match === 'other');
  return { is: isSure ? 'lost' : 'unknown' };
}

/** Whether the central wallet has become more or less by the call's amount: records may be written later than the balance. */
export function hasMoved({ sum, balance: before }: PendingCall, { balance }: Look): boolean {
  if (sum === undefined || before === undefined || balance === undefined) return false;
  return isSum(new Big(balance).minus(before).toFixed(), sum);
}

type Match = 'it' | 'perhaps' | 'other';

function matchOf(call: PendingCall, type: RecordType, record: TransactionRecord): Match {
  const { since, marks } = call;
  const { out_trade_no: no, created_at } = record;
  const isSameSum = isOfSum(call, record);
  const known = no === '' ? undefined : marks[type];
  if (known !== undefined) return known.includes(no) ? 'other' : isSameSum ? 'it' : 'perhaps';
  const at = momentMs(created_at);
  if (at === undefined || since === undefined) return 'perhaps';
  const afterMs = at - since;
  if (isSameSum && isBooked(afterMs)) return 'it';
  if (afterMs >= -CLOCK_MS) return 'perhaps';
  const mostBeforeMs = mayBeOfSum(call, record) ? DRIFT_MS : isNearSum(call, record) ? BOOKED_MS : 0;
  if (mostBeforeMs === 0) return 'other';
  const zoneMs = Math.round(afterMs / ZONE_STEP_MS) * ZONE_STEP_MS;
  const isOtherZone = Math.abs(zoneMs) <= ZONES_MS && isBooked(afterMs - zoneMs);
  return isOtherZone || -afterMs <= mostBeforeMs ? 'perhaps' : 'other';
}

function isOfSum({ sum }: PendingCall, { amount }: TransactionRecord): boolean {
  return sum !== undefined && isSum(amount, sum);
}

/** Records may have the amount after or before a fee. */
function isNearSum({ sum }: PendingCall, { amount }: TransactionRecord): boolean {
  return sum !== undefined && new Big(amount).abs().minus(sum).abs().times(LARGEST_FEE).lte(sum);
}

/** Nobody moves nothing: such an amount is not known. */
function mayBeOfSum(call: PendingCall, record: TransactionRecord): boolean {
  return isOfSum(call, record) || isSum(record.amount, '0');
}

function isBooked(afterMs: number): boolean {
  return afterMs >= -CLOCK_MS && afterMs <= BOOKED_MS;
}

/** Whether two amounts are the same, whatever their sign and trailing zeros. */
export function isSum(amount: string, sum: string): boolean {
  return new Big(amount).abs().eq(new Big(sum).abs());
}
