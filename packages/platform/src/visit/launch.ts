import { store, readStored } from '../storage/storage';

declare global {
  var parlourLaunch: string | undefined;
  /** The signed launch data that this page has already sent. */
  var parlourUsedData: string | undefined;
}

/**
 * The login page sends launch data up to this length itself; longer data are sent by the mini-app login route (spec section 9).
 */
export const DIRECT_DATA_MAX = 100;

const KEY = 'parlour.launch';
const DATA = 'tgWebAppData';

/** Stores the mini-app's launch parameters for this tab; where storage is blocked they last as long as the page. */
export function storeLaunch(launch: URLSearchParams): void {
  globalThis.parlourLaunch = launch.toString();
  store(KEY, globalThis.parlourLaunch);
}

/** Restores a launch after a reload, or recognises a messaging app by its bridge. Called by the boot script. */
export function restoreLaunch(): void {
  globalThis.parlourLaunch ??= readStored(KEY) ?? ('TelegramWebviewProxy' in globalThis ? '' : undefined);
}

/** Whether a messaging app shows this page. */
export function isMiniApp(): boolean {
  return globalThis.parlourLaunch !== undefined;
}

/** One of the launch parameters; undefined outside of a messaging app, empty when it was not given. */
export function launchParameter(name: string): string | undefined {
  return globalThis.parlourLaunch === undefined ? undefined : (new URLSearchParams(globalThis.parlourLaunch).get(name) ?? '');
}

/** Returns the signed data of this launch: undefined outside of a messaging app, empty when there are none or they were used. */
export function initData(): string | undefined {
  return launchParameter(DATA);
}

/** Returns whether the launch data were used and the player may try them again, because many operators accept them twice. */
export function hasUsedInitData(): boolean {
  return Boolean(initData() || globalThis.parlourUsedData);
}

/**
 * Makes the used launch data available again. Only call this when the player asks for it: otherwise the page could retry a
 * refused login endlessly.
 */
export function reuseInitData(): void {
  if (!isMiniApp() || initData() !== '' || !globalThis.parlourUsedData) return;
  const launch = new URLSearchParams(globalThis.parlourLaunch);
  launch.set(DATA, globalThis.parlourUsedData);
  // Only in memory: a reload must not find the data.
  globalThis.parlourLaunch = launch.toString();
}

/**
 * Returns the signed data and removes them: an operator may refuse them a second time, so a reload must not find them. Empty when
 * there are none.
 */
export function spendInitData(): string {
  const launch = new URLSearchParams(globalThis.parlourLaunch);
  const data = launch.get(DATA) ?? '';
  if (data !== '') globalThis.parlourUsedData = data;
  launch.delete(DATA);
  if (isMiniApp()) storeLaunch(launch);
  return data;
}
