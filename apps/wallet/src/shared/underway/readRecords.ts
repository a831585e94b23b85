import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import type { PlatformCall } from '@parlour/platform';
import type { RecordType } from './moneyCalls';

const LAST_7_DAYS = 2;

/** The newest records of one type; rejects with an ApiError. */
export async function readRecords(call: PlatformCall, type: RecordType): Promise<readonly TransactionRecord[]> {
  const { data } = await call(getTransactionRecords, { date: LAST_7_DAYS, type, page: 1, api_type: '' }, { quiet: true });
  return data.data;
}
