import { store, readStored } from '@parlour/platform/storage';
import { removeToken, tabToken } from '../device/tokenStorage';
import { takeLaunchData } from './launchData';
import { launchRoute } from './launchRoute';

const WHO = 'parlour.miniAppUser';

/** Ends a session that a mini-app opened when another messenger account launches the page. */
export function dropOtherAccount(data: string): void {
  const who = /"id":(\d+)/.exec(new URLSearchParams(data).get('user') ?? '')?.[1];
  if (who === undefined) return;
  const before = readStored(WHO, 'localStorage');
  if (before !== undefined && before !== who) removeToken();
  store(WHO, who, 'localStorage');
}

/** Opens the mini-app login for a launch, unless somebody is logged in. */
export function openLaunchRoute(data: string, { location, history }: Pick<Window, 'location' | 'history'>): void {
  const route = tabToken() === undefined ? launchRoute(location.hash.slice(1), data) : undefined;
  if (route !== undefined) history.replaceState(null, '', `#${route}`);
}

/**
 * Handles launches of a page that is already open, which change its hash. Registers its listener before the router, which then
 * reads the remaining address. When another account replaces the member, the page is reloaded so that no data of the member
 * remains in it.
 */
export function followLaunches(page: Pick<Window, 'location' | 'history' | 'addEventListener'>): void {
  page.addEventListener('popstate', () => {
    const launch = takeLaunchData(page);
    if (launch === undefined) return;
    const data = launch.get('tgWebAppData') ?? '';
    const wasMember = tabToken() !== undefined;
    dropOtherAccount(data);
    openLaunchRoute(data, page);
    if (wasMember && tabToken() === undefined) page.location.reload();
  });
}
