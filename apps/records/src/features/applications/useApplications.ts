import { getActivityApplications } from '@parlour/api-client/endpoints/records';
import { usePages } from '@parlour/platform/pages';
import { useMemo } from 'react';
import { useFilters } from '#shared';
import { applicationKey, filterRows, isOpen, stateFilterOf } from './applicationRules';

const POLL_MS = 10_000;

/** The player's applications, of one state if one is chosen; polled while one of them is in review. */
export function useApplications() {
  const { query, choose } = useFilters('/activityRecord');
  const filter = stateFilterOf(query);
  const pages = usePages(getActivityApplications, {}, applicationKey, {
    lookAgain: { at: isOpen, everyMs: POLL_MS },
  });
  const shown = useMemo(() => pages.rows && filterRows(pages.rows, filter), [pages.rows, filter]);
  return { filter, choose, pages: { ...pages, rows: shown }, hasAny: pages.rows === undefined || pages.rows.length > 0 };
}
