import { PullToRefresh } from '@parlour/ui-kit/parts';
import { useRefresh } from './useRefresh';

/** Refreshes its screen, also when the page is pulled down. */
export function RefreshButton() {
  return <PullToRefresh {...useRefresh()} />;
}
