declare global {
  var parlourLaunch: string | undefined;
}

const KEY = 'parlour.launch';
const DATA = 'tgWebAppData';

/** Puts the mini-app's launch parameters aside for this tab; where storage is blocked they last as long as the page. */
export function keepLaunch(launch: URLSearchParams): void {
  globalThis.parlourLaunch = launch.toString();
  try {
    sessionStorage.setItem(KEY, globalThis.parlourLaunch);
  } catch {
    // The page itself still knows them.
  }
}

/** The launch parameters of this tab; undefined when it was not opened by a messaging app. */
export function keptLaunch(): URLSearchParams | undefined {
  const kept = globalThis.parlourLaunch ?? inStorage();
  return kept === undefined ? undefined : new URLSearchParams(kept);
}

/** The signed data of this launch: undefined outside of a messaging app, empty when there is none or it was spent. */
export function initData(): string | undefined {
  const launch = keptLaunch();
  if (launch !== undefined) return launch.get(DATA) ?? '';
  return 'TelegramWebviewProxy' in globalThis ? '' : undefined;
}

/** Takes the signed data out for its one use: an operator refuses it a second time, so a reload must not find it. */
export function spendInitData(): string {
  const launch = keptLaunch();
  const data = launch?.get(DATA) ?? '';
  launch?.delete(DATA);
  if (launch !== undefined) keepLaunch(launch);
  return data;
}

function inStorage(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
