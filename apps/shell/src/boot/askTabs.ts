import { forget } from '@parlour/platform/storage';
import { forgetTabToken, keepToken, tabToken, USER } from '../device/tokenStorage';
import { post, readTabMessage, type TabChannel } from '../device/tabMessages';

/** Asks the other tabs for the session before any bundle is there: mostly the answer is kept before the shell starts. */
export function askTabs(channel: TabChannel): void {
  channel.addEventListener('message', ({ data }) => {
    const { kind, token } = readTabMessage(data) ?? {};
    const mine = tabToken();
    if (kind === 'ended' && mine !== undefined && (token ?? mine) === mine) forgetTabToken();
    else if (token !== undefined && (kind === 'begun' || (kind === 'living' && mine === undefined))) keepToken(token, 'tab');
  });
  post(channel, { kind: 'wanted', token: tabToken() });
}

/** Come back to, a page may have lost its session meanwhile: what it knew of the member is not shown before it is asked for. */
export function distrustComeback({ performance }: Pick<Window, 'performance'>): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'back_forward') forget(USER);
}
