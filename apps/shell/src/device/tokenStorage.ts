import { removeStored, store, readStored } from '@parlour/platform/storage';
import { readCookie, writeCookie } from './cookies';

const TOKEN = 'api_token';
/**
 * A page on a neighbouring host cannot set a cookie with the `__Host-` prefix. Without it such a page could log a player in to an
 * account of its own.
 */
const OWN_TOKEN = '__Host-api_token';
/** Storage key of the user info of this tab's session. */
export const USER = 'parlour.user';
const UNTIL = 'parlour.until';
const DAY_S = 86_400;

/** Source of a token: a login on this page, a mini-app, or another tab, which has already updated the storage that tabs share. */
export type TokenSource = 'session' | 'miniApp' | 'tab';

/** The token of this tab alone. */
export function tabToken(): string | undefined {
  return readStored(TOKEN);
}

/** Gives a tab without a token the one that a mini-app stored in the last 24 hours (spec section 4). For the boot script. */
export function restoreToken(): void {
  const isOfToday = Number(readStored(UNTIL, 'localStorage')) > Date.now();
  const token = readCookie(isOverTls() ? OWN_TOKEN : TOKEN) ?? (isOfToday ? readStored(TOKEN, 'localStorage') : undefined);
  if (tabToken() === undefined && token !== undefined) storeToken(token, 'tab');
}

/**
 * Stores a token; one of a mini-app also in local storage and in a cookie for one day. Returns false, with nothing stored, when
 * the storage refuses a mini-app's token.
 */
export function storeToken(token: string, from: TokenSource): boolean {
  if (from !== 'tab') removeSharedToken();
  if (token !== tabToken()) removeStored(USER);
  const isStored = store(TOKEN, token);
  if (from !== 'miniApp') return true;
  writeCookies(token, DAY_S);
  if (isStored && store(UNTIL, String(Date.now() + DAY_S * 1000), 'localStorage') && store(TOKEN, token, 'localStorage'))
    return true;
  removeToken();
  return false;
}

/** Forgets this tab's session. */
export function removeTabToken(): void {
  removeStored(TOKEN);
  removeStored(USER);
}

/** Forgets the token in every place. */
export function removeToken(): void {
  removeTabToken();
  removeSharedToken();
}

function removeSharedToken(): void {
  removeStored(TOKEN, 'localStorage');
  removeStored(UNTIL, 'localStorage');
  writeCookies('', 0);
}

function writeCookies(token: string, lifeS: number): void {
  writeCookie(TOKEN, token, lifeS, 'Strict');
  if (isOverTls()) writeCookie(OWN_TOKEN, token, lifeS, 'Strict');
}

function isOverTls(): boolean {
  return location.protocol === 'https:';
}
