import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import type { Misfit } from '../misfits';
import { absolute, BOOK_ONCE, differenceOf, exactly, moreOrLess, yuan } from './amounts';
import { type Books, newRecords, type RecordType, REJECTED, reviewed } from './books';

/** The effect of a call on wallets and records. */
export interface Effect {
  /** The change of the central wallet, negative for a decrease; undefined if it is unknown. */
  readonly central?: bigint;
  /** The same for a venue. */
  readonly venues?: ReadonlyMap<string, bigint>;
  /** The types of records in which it may be listed, once in each; the first is the proper one. */
  readonly types: readonly RecordType[];
  /** The amount of its record; undefined if it has none, `any` if documents neither require nor forbid one. */
  readonly record?: bigint | 'any';
  /** Advice for a wallet that changed and should not have. */
  readonly advice?: string;
}

/** A wallet or record that is wrong after a call. */
export interface Deviation extends Misfit {
  /** The call has no visible effect so far, which may still come. */
  readonly isMissing?: boolean;
}

/** The name of the central wallet in findings. */
export const CENTRAL_AT = 'balance of POST /api/balance';

/** Compares the effect of a call with the expected one. */
export function compareBooks(before: Books, after: Books, effect: Effect): Deviation[] {
  const { central, venues = new Map<string, bigint>(), advice = 'Nothing may be booked by this call.' } = effect;
  const now = after.central === undefined ? undefined : after.central - reviewed(before, after);
  return [
    ...(central === undefined ? [] : compareWallet(CENTRAL_AT, before.central, now, central, advice)),
    ...[...venues].flatMap(([name, change]) =>
      compareWallet(
        `balance of ${name} in POST /api/balancelist`,
        before.venues.get(name),
        after.venues.get(name),
        change,
        advice,
      ),
    ),
    ...compareRecords(before, after, effect),
  ];
}

function compareWallet(
  at: string,
  before: bigint | undefined,
  after: bigint | undefined,
  change: bigint,
  advice: string,
): Deviation[] {
  if (before === undefined || after === undefined || after - before === change) return [];
  const moved = after - before;
  if (change === 0n) {
    const words = `${yuan(after)}, ${moreOrLess(moved)}`;
    return [{ at, expected: `${yuan(before)} as before`, got: words, change: advice }];
  }
  const size = `${moreOrLess(change)} than before`;
  const { words, change: cure } = differenceOf(change, moved);
  return [
    {
      at,
      expected: `${yuan(before + change)}, ${size}`,
      got: `${yuan(after)}${moved === 0n ? ', as before' : `: ${words}`}`,
      change: moved === 0n ? 'A success has to have booked before it is answered.' : cure,
      ...(moved === 0n && { isMissing: true }),
    },
  ];
}

function compareRecords(before: Books, after: Books, { record, types }: Effect): Deviation[] {
  const known = types.filter((type) => before.records.has(type) && after.records.has(type));
  if (record === 'any' || known.length === 0) return [];
  const added = known.map((type) => newRecords(before, after, type));
  const rows = added.flat();
  const at = recordsAt(known[added.findIndex(({ length }) => length > 0)] ?? types[0]);
  if (record === undefined) {
    const booked = rows.filter(({ state }) => state !== REJECTED);
    const change = 'What is refused may leave no order, or the player orders again.';
    return booked.length === 0 ? [] : [{ at, expected: 'no new one', got: booked.map(nameOf).join(', '), change }];
  }
  const isOfSum = ({ amount }: TransactionRecord) => absolute(exactly(amount)) === record;
  const expected = `a new one of ${yuan(record)}`;
  const [first] = rows;
  if (first === undefined) {
    const change =
      'Write the record with the order, and list the newest on page 1: pages count from 1. The site looks there for orders whose answer was lost.';
    return [{ at, expected, got: 'none', change, isMissing: true }];
  }
  if (!rows.some(isOfSum)) {
    const { words, change } = differenceOf(record, absolute(exactly(first.amount)));
    return [{ at, expected, got: `${nameOf(first)}: ${words}`, change }];
  }
  const twice = added.find((ofType) => ofType.filter(isOfSum).length > 1);
  return twice === undefined ? [] : [{ at, expected, got: twice.map(nameOf).join(', '), change: BOOK_ONCE }];
}

const typeNames: Readonly<Partial<Record<RecordType, string>>> = { 3: ' (into a venue)', 4: ' (out of a venue)' };

function recordsAt(type: RecordType | undefined): string {
  return `records of POST /api/gettransrecord, type ${type}${(type && typeNames[type]) ?? ''}`;
}

const nameOf = ({ out_trade_no: no, amount }: TransactionRecord) => `${no === '' ? 'one' : no} of ${amount}`;
