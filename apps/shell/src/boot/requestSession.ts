import { removeStored } from '@parlour/platform/storage';
import { removeTabToken, storeToken, tabToken, USER } from '../device/tokenStorage';
import { post, readTabMessage, type TabChannel } from '../device/tabMessages';

/** Requests the session from the other tabs before any bundle is loaded: the answer mostly arrives before the shell starts. */
export function requestSession(channel: TabChannel): void {
  channel.addEventListener('message', ({ data }) => {
    const { kind, token } = readTabMessage(data) ?? {};
    const mine = tabToken();
    if (kind === 'ended' && mine !== undefined && (token ?? mine) === mine) removeTabToken();
    else if (token !== undefined && (kind === 'begun' || (kind === 'living' && mine === undefined))) storeToken(token, 'tab');
  });
  post(channel, { kind: 'wanted', token: tabToken() });
}

/**
 * A page restored from history may have lost its session: its stored user info is deleted, and shown again only when the server
 * confirmed it.
 */
export function dropUserAfterBack({ performance }: Pick<Window, 'performance'>): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'back_forward') removeStored(USER);
}
