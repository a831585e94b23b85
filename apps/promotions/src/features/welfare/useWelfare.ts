import { getRedPacketRecords, type RedPacketRecord } from '@parlour/api-client/endpoints/promotions';
import { usePages } from '@parlour/platform/pages';
import { sumOf } from './welfareRules';

/** A record has no id of its own: it is identified by the fields that do not change when it is used. */
const keyOf = ({ money, redpacketmoney, created_at }: RedPacketRecord) => [created_at, redpacketmoney, money].join('|');

/** The records page by page, and their total: the server's, or computed when all records have loaded. */
export function useWelfare() {
  const pages = usePages(getRedPacketRecords, {}, keyOf);
  const { first, rows = [], hasMore } = pages;
  const isWhole = first !== undefined && !hasMore && rows.length >= first.total;
  return {
    total: first?.total_money ?? (isWhole ? sumOf(rows) : undefined),
    count: first?.total_count ?? pages.total,
    isSettled: pages.error !== undefined || first !== undefined,
    pages,
  };
}
