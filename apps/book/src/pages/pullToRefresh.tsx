import { PullToRefresh } from '@parlour/ui-kit/parts';
import { definePage } from '../definePage';
import type { Say } from '../sampleWords';

const nothing = () => undefined;
const refresh = (say: Say, isRefreshing: boolean) => (
  <PullToRefresh label={say('Update')} announcement="" isRefreshing={isRefreshing} refresh={nothing} onReady={nothing} />
);

export const pullToRefresh = definePage({
  title: 'PullToRefresh',
  of: ['PullToRefresh'],
  windowPx: 160,
  states: (say) => ({ idle: refresh(say, false), refreshing: refresh(say, true) }),
});
