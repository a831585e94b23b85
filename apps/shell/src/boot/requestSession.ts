import { removeStored } from '@parlour/platform/storage';
import { removeTabToken, storeToken, tabToken, USER } from '../device/tokenStorage';
import { post, readTabMessage, type TabChannel } from '../device/tabMessages';

/** Asks the other tabs for the session before any bundle is there: mostly the answer is kept before the shell starts. */
export function requestSession(channel: TabChannel): void {
  channel.addEventListener('message', ({ data }) => {
    const { kind, token } = readTabMessage(data) ?? {};
    const mine = tabToken();
    if (kind === 'ended' && mine !== undefined && (token ?? mine) === mine) removeTabToken();
    else if (token !== undefined && (kind === 'begun' || (kind === 'living' && mine === undefined))) storeToken(token, 'tab');
  });
  post(channel, { kind: 'wanted', token: tabToken() });
}

/** Come back to, a page may have lost its session meanwhile: what it knew of the member is not shown before it is asked for. */
export function dropUserAfterBack({ performance }: Pick<Window, 'performance'>): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'back_forward') removeStored(USER);
}
