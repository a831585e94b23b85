import { keep, kept } from '@parlour/platform/storage';
import { forgetToken, tabToken } from '../session/keptToken';
import { launchDoor } from './launchDoor';

const WHO = 'parlour.miniAppUser';

/** A session that a mini-app opened gives way when another messenger account than before launches the page. */
export function dropOtherAccount(data: string): void {
  const who = /"id":(\d+)/.exec(new URLSearchParams(data).get('user') ?? '')?.[1];
  if (who === undefined) return;
  const before = kept(WHO, 'localStorage');
  if (before !== undefined && before !== who) forgetToken();
  keep(WHO, who, 'localStorage');
}

/** Opens the door of the mini-app for a launch, unless somebody is logged in. */
export function openDoor(data: string, { location, history }: Pick<Window, 'location' | 'history'>): void {
  const door = tabToken() === undefined ? launchDoor(location.hash.slice(1), data) : undefined;
  if (door !== undefined) history.replaceState(null, '', `#${door}`);
}
