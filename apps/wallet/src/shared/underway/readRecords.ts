import { ApiError } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import type { PlatformCall } from '@parlour/platform';
import type { RecordType } from './moneyCalls';

const LAST_7_DAYS = 2;

/** The newest records of one type; rejects with an ApiError, also when one cannot be read: it might be the call that is looked for. */
export async function readRecords(call: PlatformCall, type: RecordType): Promise<readonly TransactionRecord[]> {
  const { data } = await call(getTransactionRecords, { date: LAST_7_DAYS, type, page: 1, api_type: '' }, { quiet: true });
  if (data.dropped !== undefined) throw new ApiError('badAnswer', 'rows dropped', getTransactionRecords.name);
  return data.data;
}
