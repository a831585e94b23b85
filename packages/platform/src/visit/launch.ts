import { store, readStored } from '../storage/storage';

declare global {
  var parlourLaunch: string | undefined;
  /** The signed data that this page has used. */
  var parlourUsedData: string | undefined;
}

/** The longest data that the login sends itself; longer data are sent by the mini-app login route (spec section 9). */
export const DIRECT_DATA_MAX = 100;

const KEY = 'parlour.launch';
const DATA = 'tgWebAppData';

/** Stores the mini-app's launch parameters for this tab; where storage is blocked they last as long as the page. */
export function storeLaunch(launch: URLSearchParams): void {
  globalThis.parlourLaunch = launch.toString();
  store(KEY, globalThis.parlourLaunch);
}

/** Restores a launch after a reload, or recognises a messaging app by its bridge. For the boot script. */
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

/** The signed data of this launch: undefined outside of a messaging app, empty when there is none or it was used. */
export function initData(): string | undefined {
  return launchParameter(DATA);
}

/** Whether the player may ask for a login with the data of this launch, though it was used: many operators take it again. */
export function hasUsedInitData(): boolean {
  return Boolean(initData() || globalThis.parlourUsedData);
}

/** Makes used data the data of this launch again. Only where the player asks for it: otherwise a refusal would be asked for again. */
export function reuseInitData(): void {
  if (!isMiniApp() || initData() !== '' || !globalThis.parlourUsedData) return;
  const launch = new URLSearchParams(globalThis.parlourLaunch);
  launch.set(DATA, globalThis.parlourUsedData);
  // Not stored: a reload must not find it.
  globalThis.parlourLaunch = launch.toString();
}

/** Takes and removes the signed data: an operator refuses it a second time, so a reload must not find it. */
export function spendInitData(): string {
  const launch = new URLSearchParams(globalThis.parlourLaunch);
  const data = launch.get(DATA) ?? '';
  if (data !== '') globalThis.parlourUsedData = data;
  launch.delete(DATA);
  if (isMiniApp()) storeLaunch(launch);
  return data;
}
