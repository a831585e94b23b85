import { forgetTabToken, keepToken, tabToken, USER } from '../session/keptToken';
import type { TabChannel } from '../session/tabs';
import { forget } from '../session/storage';
import { ASKED, readTabMessage } from '../session/tabMessage';

/**
 * Asks the other tabs for the session before any bundle is there: mostly the answer comes before the shell starts. It listens until
 * the shell does.
 */
export function askTabs(
  channel: TabChannel & Pick<BroadcastChannel, 'close'>,
  page: Pick<Window, 'addEventListener' | 'performance'>,
): void {
  channel.addEventListener('message', ({ data }) => {
    const { kind, token } = readTabMessage(data) ?? {};
    const mine = tabToken();
    if (kind === 'ended' && mine !== undefined && (token ?? mine) === mine) forgetTabToken();
    else if (token !== undefined && (kind === 'begun' || (kind === 'living' && mine === undefined))) keepToken(token, 'tab');
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it stays within the origin
  channel.postMessage({ kind: 'wanted', token: tabToken() });
  page.performance.mark(ASKED);
  // Come back to, the session may have ended elsewhere meanwhile: what it knew of the member is not shown before it is asked for.
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') forget(USER);
  page.addEventListener('DOMContentLoaded', () => channel.close());
}
