import { store, readStored } from '@parlour/platform/storage';
import { removeToken, tabToken } from '../device/tokenStorage';
import { takeLaunchData } from './launchData';
import { launchRoute } from './launchRoute';

const WHO = 'parlour.miniAppUser';

/** A session that a mini-app opened gives way when another messenger account than before launches the page. */
export function dropOtherAccount(data: string): void {
  const who = /"id":(\d+)/.exec(new URLSearchParams(data).get('user') ?? '')?.[1];
  if (who === undefined) return;
  const before = readStored(WHO, 'localStorage');
  if (before !== undefined && before !== who) removeToken();
  store(WHO, who, 'localStorage');
}

/** Opens the door of the mini-app for a launch, unless somebody is logged in. */
export function openLaunchRoute(data: string, { location, history }: Pick<Window, 'location' | 'history'>): void {
  const route = tabToken() === undefined ? launchRoute(location.hash.slice(1), data) : undefined;
  if (route !== undefined) history.replaceState(null, '', `#${route}`);
}

/**
 * Follows launches that come into the open page by a change of its hash. Its listener is there before the router's, which reads the
 * address that is left; a member who gives way to another account does so with all that the page holds.
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
