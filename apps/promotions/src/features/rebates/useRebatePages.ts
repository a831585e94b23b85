import { getRebates, type RebateRecord } from '@parlour/api-client/endpoints/promotions';
import { usePages } from '@parlour/platform/pages';
import { type DayFilter, claimOf } from './rebateRules';

/** A rebate has no id of its own: it is identified by the fields that a claim does not change. */
const keyOf = ({ gamename, money, created_at }: RebateRecord) => [gamename, money, created_at].join('|');

const isOpen = ({ state }: RebateRecord) => claimOf(state) === 'pending';

/** The rebates page by page, with the totals; pages with pending rebates are refetched after a claim. */
export function useRebatePages(date: DayFilter, api_type: string) {
  return usePages(getRebates, { date, api_type, type: '' }, keyOf, { lookAgain: { at: isOpen } });
}
