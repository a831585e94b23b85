import { ApiError } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import type { PlatformCall } from '@parlour/platform';
import { momentMs } from '../momentMs';
import type { RecordType } from './moneyCalls';

const LAST_7_DAYS = 2;

export interface Records {
  readonly rows: readonly TransactionRecord[];
  /** Rows in no order of time, with more on other pages: the newest may not be among them. */
  readonly isUnordered?: true;
}

/**
 * The newest records of one type, whether the operator sends them on the first page or on the last. Rejects with an ApiError, also
 * when a record cannot be read, since that might be the result of the call.
 */
export async function readRecords(call: PlatformCall, type: RecordType): Promise<Records> {
  const readPage = async (page: number) => {
    const { data } = await call(getTransactionRecords, { date: LAST_7_DAYS, type, page, api_type: '' }, { quiet: true });
    if (data.dropped !== undefined) throw new ApiError('badAnswer', 'rows dropped', getTransactionRecords.name);
    return data;
  };
  const { data: rows, last_page: lastPage, total } = await readPage(1);
  const times = rows.flatMap(({ created_at }) => momentMs(created_at) ?? []);
  const isWhole = lastPage <= 1 && total === rows.length;
  if (isWhole || isRising([...times].reverse())) return { rows };
  if (!isRising(times)) return { rows, isUnordered: true };
  if (lastPage > 1) return { rows: (await readPage(lastPage)).data };
  // There are newer ones, on a page that the answer does not name; without a total there may be.
  throw new ApiError('badAnswer', 'the newest records are missing', getTransactionRecords.name);
}

function isRising(times: readonly number[]): boolean {
  return times.every((time, index) => time >= (times[index - 1] ?? time));
}
