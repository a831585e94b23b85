import { getRedPacketRecords, type RedPacketRecord } from '@parlour/api-client/endpoints/promotions';
import { usePages } from '@parlour/platform/pages';
import { sumOf } from './welfareRules';

/** A record has no id of its own: it is identified by the fields that do not change when it is used. */
const keyOf = ({ money, redpacketmoney, created_at }: RedPacketRecord) => [created_at, redpacketmoney, money].join('|');

/** What red packets gave in all, added up where no sum came and every record is there, and the records page by page. */
export function useWelfare() {
  const pages = usePages(getRedPacketRecords, {}, keyOf);
  const { first, rows = [], hasMore } = pages;
  const isWhole = first !== undefined && !hasMore && rows.length >= first.total;
  return {
    total: first?.total_money ?? (isWhole ? sumOf(rows) : undefined),
    count: first?.total_count ?? first?.total,
    isLost: pages.error !== undefined || first !== undefined,
    pages,
  };
}
