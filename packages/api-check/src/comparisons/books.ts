import type { AnswerOf, Endpoint, RequestOf } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { CENTRAL_WALLET, getVenueBalances } from '@parlour/api-client/endpoints/wallet';
import { exactly } from './amounts';
import { momentMs } from './orderTimes';

/** Values of `type` for POST /api/gettransrecord: deposits, withdrawals, transfers in and out. */
export type RecordType = 1 | 2 | 3 | 4;

/** A member's money: the wallets, and the newest records. What could not be read is undefined or missing. */
export interface Books {
  readonly central: bigint | undefined;
  readonly venues: ReadonlyMap<string, bigint>;
  /** A venue is listed without a balance. */
  readonly hasUnknown: boolean;
  readonly records: ReadonlyMap<RecordType, readonly TransactionRecord[]>;
}

/** Sends a call that changes nothing; undefined if its answer cannot be read. */
export type Read = <E extends Endpoint>(endpoint: E, payload: RequestOf<E>) => Promise<AnswerOf<E> | undefined>;

const MOST_READINGS = 3;

/** Reads the wallets, and the records of these types; reads them again if an order was reviewed in between. */
export async function readBooks(read: Read, types: readonly RecordType[]): Promise<Books> {
  for (let readings = 1; ; readings += 1) {
    const before = await read(getBalance, {});
    const [listed = [], ...newest] = await Promise.all([
      read(getVenueBalances, {}),
      ...types.map(async (type) => [type, await newestRecords(read, type)] as const),
    ]);
    const central = await read(getBalance, {});
    if (central?.balance !== before?.balance && readings < MOST_READINGS) continue;
    const venues = listed.filter(({ platname }) => platname !== CENTRAL_WALLET);
    return {
      central: central && exactly(central.balance),
      venues: new Map(venues.flatMap(({ platname, balance }) => (balance ? [[platname, exactly(balance)] as const] : []))),
      hasUnknown: venues.some(({ balance }) => !balance),
      records: new Map(newest.flatMap(([type, rows]) => (rows === undefined ? [] : [[type, rows] as const]))),
    };
  }
}

/** The first page; for lists with the oldest record first, the last page too. */
async function newestRecords(read: Read, type: RecordType): Promise<readonly TransactionRecord[] | undefined> {
  const pageAt = (page: number) => read(getTransactionRecords, { date: 4, type, page, api_type: '' });
  const first = await pageAt(1);
  if (first === undefined) return undefined;
  const { data: rows, last_page: lastPage } = first;
  const timeOf = (row: TransactionRecord | undefined) => momentMs(row?.created_at ?? '') ?? 0;
  const isOldestFirst = timeOf(rows.at(0)) < timeOf(rows.at(-1));
  const last = isOldestFirst && lastPage > 1 ? await pageAt(lastPage) : undefined;
  return [...rows, ...(last?.data ?? [])];
}

/** The new records, recognised by their numbers, or without numbers by their whole content. */
export function newRecords(before: Books, after: Books, type: RecordType): readonly TransactionRecord[] {
  const nameOf = ({ out_trade_no: no, state: _state, ...row }: TransactionRecord) => no || JSON.stringify(row);
  const known = (before.records.get(type) ?? []).map(nameOf);
  return (after.records.get(type) ?? []).filter((row) => {
    const at = known.indexOf(nameOf(row));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const APPROVED = 2;
/** State of a deposit or withdrawal that was rejected. */
export const REJECTED = 3;

/** The amount that reviews added to the central wallet meanwhile: approved deposits and rejected withdrawals. */
export function reviewed(before: Books, after: Books): bigint {
  const sumOf = (type: RecordType, state: number) =>
    (after.records.get(type) ?? [])
      .filter((row) => row.state === state && row.out_trade_no !== '')
      .filter(({ out_trade_no: no }) => before.records.get(type)?.some((row) => row.out_trade_no === no && row.state !== state))
      .reduce((sum, { amount }) => sum + exactly(amount), 0n);
  return sumOf(1, APPROVED) + sumOf(2, REJECTED);
}
