import { PullToRefresh } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';
import type { Translate } from '../../sampleTexts';

const nothing = () => undefined;
const refresh = (t: Translate, isRefreshing: boolean) => (
  <PullToRefresh label={t('Update')} announcement="" isRefreshing={isRefreshing} refresh={nothing} onReady={nothing} />
);

export const pullToRefresh = definePage({
  title: 'PullToRefresh',
  of: ['PullToRefresh'],
  windowPx: 160,
  states: (t) => ({ idle: refresh(t, false), refreshing: refresh(t, true) }),
});
