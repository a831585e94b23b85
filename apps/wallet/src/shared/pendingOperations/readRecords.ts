import type { AnswerOf } from '@parlour/api-client';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import type { PlatformCall } from '@parlour/platform';
import { momentMs } from '@parlour/platform/payWindow';
import type { RecordType } from './moneyCalls';

const LAST_7_DAYS = 2;
const DISORDER_MS = 60_000;

export interface Records {
  readonly rows: readonly TransactionRecord[];
  /**
   * Whether the newest records may be missing: because one cannot be read, or because the records are not ordered by time and
   * there are more pages.
   */
  readonly isIncomplete?: true;
}

/**
 * Reads the newest records of one type, whether the operator lists them on the first page or on the last. Rejects with an
 * ApiError.
 */
export async function readRecords(call: PlatformCall, type: RecordType, date = LAST_7_DAYS): Promise<Records> {
  const readPage = async (page: number) => {
    const { data } = await call(getTransactionRecords, { date, type, page, api_type: '' }, { quiet: true });
    return data;
  };
  const first = await readPage(1);
  const { data: rows, last_page: lastPage, total } = first;
  const times = rows.flatMap(({ created_at }) => momentMs(created_at) ?? []);
  const isWhole = rows.length === 0 || (lastPage <= 1 && total === rows.length);
  if (isWhole || isRising([...times].reverse())) return recordsOf(first);
  if (lastPage > 1 && isRising(times)) return recordsOf(await readPage(lastPage));
  return { rows, isIncomplete: true };
}

function recordsOf({ data: rows, dropped }: AnswerOf<typeof getTransactionRecords>): Records {
  return dropped === undefined ? { rows } : { rows, isIncomplete: true };
}

/** Whether the times rise overall. Records that are sorted by number may be out of order by seconds. */
function isRising(times: readonly number[]): boolean {
  const spanMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const slackMs = Math.min(DISORDER_MS, spanMs / 10);
  return spanMs > 0 && times.every((time, index) => time >= (times[index - 1] ?? time) - slackMs);
}
