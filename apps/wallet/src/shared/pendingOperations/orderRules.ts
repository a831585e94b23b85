import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { payableUntil } from '@parlour/platform/payWindow';
import { isSum, type RecordsSnapshot, type Sides } from './outcomeRules';
import { kindOfRecord, type RecordType } from './moneyCalls';

/** A deposit, withdrawal or transfer that this device follows until its result has been shown. */
export interface Order {
  readonly type: RecordType;
  readonly no: string;
  readonly amount: string;
  readonly state: number;
  readonly sides?: Sides;
  /** Whether its answer was lost and it was found in the records. */
  readonly wasFound?: boolean;
  /** Until when a deposit can be paid, by the server's clock. */
  readonly payUntil?: number;
  /** When its result was first read, by this device's clock. */
  readonly endedAt?: number;
}

export type Step = 'review' | 'arrived' | 'refused' | 'none';

const reviewed: readonly Step[] = ['none', 'review', 'arrived', 'refused'];
const moved: readonly Step[] = ['refused', 'arrived', 'review', 'none'];

/** The step of a record. The states of deposits and withdrawals have other meanings than those of transfers (spec section 4). */
export function stepOf(type: RecordType, state: number): Step {
  return (type <= 2 ? reviewed : moved)[state] ?? 'none';
}

const SHOWN_MS = 120_000;
const FOUND_SHOWN_MS = 86_400_000;

/**
 * Updates the followed orders from the records, and adds pending ones. Orders with a result are kept for two minutes, or for a
 * day if their answer was lost. An order without a number cannot be identified in the records: it stays as it was found, and is
 * not followed.
 */
export function followOrders(
  orders: readonly Order[],
  { rows, askedAt, serverNow = askedAt }: RecordsSnapshot,
): readonly Order[] {
  const types = Object.keys(rows).map(Number).filter(isType);
  const records = types
    .flatMap((type) => (rows[type] ?? []).map((record) => ({ type, record })))
    .filter(({ record }) => record.out_trade_no !== '');
  const known = new Set(orders.map(({ no }) => no));
  const joined = records.filter(({ type, record }) => !known.has(record.out_trade_no) && stepOf(type, record.state) === 'review');
  const followed = orders.map((order) => {
    const now = records.find(({ type, record }) => type === order.type && record.out_trade_no === order.no)?.record;
    // It may be approved with another amount than the requested one.
    return now === undefined
      ? order
      : { ...order, ...orderOf(order.type, now, serverNow), amount: isSum(now.amount, '0') ? order.amount : unsigned(now) };
  });
  const all = [...joined.map(({ type, record }) => orderOf(type, record, serverNow)), ...followed];
  return [...new Map(all.map((order) => [idOf(order), order])).values()]
    .filter(({ no, wasFound = false }) => no !== '' || wasFound)
    .map((order) => (order.no !== '' && stepOf(order.type, order.state) === 'review' ? order : { endedAt: askedAt, ...order }))
    .filter(
      ({ endedAt, wasFound }) => endedAt === undefined || Math.abs(askedAt - endedAt) < (wasFound ? FOUND_SHOWN_MS : SHOWN_MS),
    );
}

/** Identifies an order by kind and number, so that a transfer which an operator lists both as in and as out counts once. */
export function idOf({ type, no }: Order): string {
  return `${kindOfRecord(type)} ${no}`;
}

/** Converts a record to an order to follow; `nowMs` is by the server's clock. */
export function orderOf(type: RecordType, record: TransactionRecord, nowMs: number): Order {
  const payUntil = type === 1 ? payableUntil(record, nowMs) : undefined;
  const { out_trade_no: no, state, sourcetype, targettype } = record;
  const sides: Sides | '' | undefined = sourcetype && targettype && [sourcetype, targettype];
  return { type, no, amount: unsigned(record), state, ...(payUntil && { payUntil }), ...(sides && { sides }) };
}

/** Some records have a sign, which tells whether the wallet gained or lost the amount. */
function unsigned({ amount }: TransactionRecord): string {
  return amount.replace('-', '');
}

export function isType(type: number): type is RecordType {
  return type === 1 || type === 2 || type === 3 || type === 4;
}
