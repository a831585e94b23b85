import { forgetToken, keptToken } from '../session/keptToken';
import { keep, kept } from '../session/storage';
import { launchDoor } from './launchDoor';

const WHO = 'parlour.miniAppUser';

/** Opens the door of the mini-app unless somebody is logged in; a session of another messenger account than this gives way. */
export function enterFromMiniApp(launch: URLSearchParams, { location, history }: Pick<Window, 'location' | 'history'>): void {
  const data = launch.get('tgWebAppData') ?? '';
  const who = /"id":(\d+)/.exec(new URLSearchParams(data).get('user') ?? '')?.[1];
  const before = kept(WHO, 'localStorage');
  if (who !== undefined) {
    if (before !== undefined && before !== who) forgetToken();
    keep(WHO, who, 'localStorage');
  }
  const door = keptToken() === undefined ? launchDoor(location.hash.slice(1), data) : undefined;
  if (door !== undefined) history.replaceState(null, '', `#${door}`);
}
