import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import Big from 'big.js';
import type { MoneyKind, RecordType } from './moneyCalls';

/** Order numbers that were there before a call was sent, by type of record. */
export type Marks = Readonly<Partial<Record<RecordType, readonly string[]>>>;

/** A money call without an answer. */
export interface OpenCall {
  readonly key: string;
  readonly endpoint: string;
  /** What was sent, as JSON without secrets. */
  readonly text: string;
  readonly kind: MoneyKind;
  readonly types: readonly RecordType[];
  readonly sum: string | undefined;
  readonly sentAt: number;
  readonly marks: Marks;
}

/** The newest records, asked for at `askedAt`; a type that did not answer is missing. */
export interface Look {
  readonly askedAt: number;
  readonly rows: Readonly<Partial<Record<RecordType, readonly TransactionRecord[]>>>;
}

export type Outcome =
  | { readonly is: 'looking' | 'lost' | 'unknown' }
  | { readonly is: 'found'; readonly type: RecordType; readonly record: TransactionRecord };

/** A call ends after 30 s (spec section 7); until then and a little longer it may still arrive. */
export const ON_ITS_WAY_MS = 35_000;

/**
 * What became of a call without an answer: a new record of its sum is it. It is lost only when every record was there to see, none is
 * new, and it cannot be on its way any more; the device's clock measures that time and nothing else.
 */
export function outcomeOf({ types, sum, sentAt, marks }: OpenCall, look: Look | undefined): Outcome {
  if (look === undefined) return { is: 'looking' };
  const seen = types.map((type) => newRows(look.rows[type], marks[type]));
  const fresh = seen.flatMap((rows, index) => (rows ?? []).map((record) => ({ type: types[index] ?? 1, record })));
  const found = fresh.find(({ record }) => sum !== undefined && isSum(record.amount, sum));
  if (found) return { is: 'found', ...found };
  const ageMs = look.askedAt - sentAt;
  if (ageMs >= 0 && ageMs < ON_ITS_WAY_MS) return { is: 'looking' };
  const areNumbered = Object.values(look.rows).every((rows) => rows.every(({ out_trade_no: no }) => no !== ''));
  const isSure = types.length > 0 && ageMs >= 0 && !seen.includes(undefined) && fresh.length === 0 && areNumbered;
  return { is: isSure ? 'lost' : 'unknown' };
}

function newRows(rows: readonly TransactionRecord[] | undefined, known: readonly string[] | undefined) {
  return rows && known && rows.filter(({ out_trade_no: no }) => no !== '' && !known.includes(no));
}

/** Whether two amounts are the same, whatever their sign and trailing zeros. */
export function isSum(amount: string, sum: string): boolean {
  return new Big(amount).abs().eq(new Big(sum).abs());
}
