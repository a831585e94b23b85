import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { usePages, useQueryParams } from '@parlour/platform';
import { useState } from 'react';
import type { DayFilter } from '#shared';
import { kindOf, lookOf, type TransactionKind } from './transactionRules';

const REFRESH_MS = 4000;

/** The chosen list of transactions; it looks again by itself while one of them is in review. */
export function useTransactions() {
  const query = useQueryParams();
  const [kind, setKind] = useState<TransactionKind>(() => kindOf(query.get('type')));
  const [date, setDate] = useState<DayFilter>(4);
  const pages = usePages(getTransactionRecords, { date, type: kind, api_type: '' }, (row) => row.out_trade_no, {
    refreshMs: (rows) => (rows.some(({ state }) => lookOf(kind, state).isInReview) ? REFRESH_MS : undefined),
  });
  return { kind, setKind, date, setDate, pages };
}
