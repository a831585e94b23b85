import { getRedPacketRecords, type RedPacketRecord } from '@parlour/api-client/endpoints/promotions';
import { usePages } from '@parlour/platform/pages';

/** A record has no number of its own: what stays of it when it is used tells it from others. */
const keyOf = ({ money, redpacketmoney, created_at }: RedPacketRecord) => [created_at, redpacketmoney, money].join('|');

/** What red packets gave in all, and the records page by page. */
export function useWelfare() {
  const pages = usePages(getRedPacketRecords, {}, keyOf);
  return { total: pages.first?.total_money, count: pages.first?.total_count, pages };
}
