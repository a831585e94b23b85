import { PullToRefresh } from '@parlour/ui-kit/parts';
import { useRefresh } from './useRefresh';

/** Refreshes the screen that it stands on, also when the page is pulled down. */
export function RefreshButton() {
  return <PullToRefresh {...useRefresh()} />;
}
