import { getRedPacketRecords, type RedPacketRecord } from '@parlour/api-client/endpoints/promotions';
import { useAnswer } from '@parlour/platform';
import { usePages } from '@parlour/platform/pages';

/** A record has no number of its own: all that it says tells it from others. */
export const keyOf = ({ money, redpacketmoney, created_at, usetime }: RedPacketRecord) =>
  [created_at, usetime, redpacketmoney, money].join('|');

/** What red packets gave in all, and the records page by page. */
export function useWelfare() {
  const sums = useAnswer(getRedPacketRecords, { page: 1 }, { quiet: true });
  const pages = usePages(getRedPacketRecords, {}, keyOf);
  const retry = () => {
    pages.retry();
    if (sums.data === undefined) sums.retry();
  };
  return { total: sums.data?.total_money, count: sums.data?.total_count, pages: { ...pages, retry } };
}
