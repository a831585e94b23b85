import type { RunningOperator } from './runOperator';

const PAGE = 20;

export interface TransactionRow {
  readonly amount: string;
  readonly state: number;
}

/** All of a member's transactions of a type: 1 deposits, 2 withdrawals, 3 transfers into a venue, 4 transfers back. */
export async function transactionRows(
  operator: RunningOperator,
  token: string,
  type: 1 | 2 | 3 | 4,
  page = 1,
): Promise<readonly TransactionRow[]> {
  const { body } = await operator.post('/api/gettransrecord', { type, date: 1, page }, { token });
  const { data } = body.data as { data: TransactionRow[] };
  return data.length < PAGE ? data : [...data, ...(await transactionRows(operator, token, type, page + 1))];
}
