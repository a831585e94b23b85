import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import { usePages } from '@parlour/platform/pages';
import { useVenueOptions } from '@parlour/platform/venues';
import { daysOf, platformOf, useFilters } from '#shared';
import { hasPlatform, kindOf, appearanceOf, transactionKey } from './transactionRules';

const POLL_MS = 4000;

/** The chosen list of transactions; polled while one of them waits for a decision. */
export function useTransactions() {
  const { query, choose } = useFilters('/transRecord');
  const kind = kindOf(query.get('type'));
  const date = daysOf(query);
  const platform = hasPlatform(kind) ? platformOf(query) : '';
  const isOpen = ({ state }: TransactionRecord) => appearanceOf(kind, state).isOpen === true;
  const pages = usePages(getTransactionRecords, { date, type: kind, api_type: platform }, transactionKey, {
    lookAgain: { at: isOpen, everyMs: POLL_MS },
  });
  const venues = useVenueOptions(platform, hasPlatform(kind));
  return { kind, date, platform, venues, choose, pages };
}
